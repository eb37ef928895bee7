import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:tls';
import type { Duplex } from 'node:stream';
import { addressesOf, type Lookup, publicOf, systemLookup } from './publicAddress.ts';

/** What may be fetched. `types` are content type prefixes; any type without them. */
export interface OutsideRule {
  maxBytes: number;
  types?: readonly string[];
}

export interface OutsideFile {
  bytes: Buffer;
  /** Without parameters, in lower case. */
  type: string;
  headers: IncomingHttpHeaders;
  /** Where it came from after redirects. */
  address: string;
}

/** Network access; replaced in tests. */
export interface Outside {
  lookup: Lookup;
  /** Opens a TLS connection to an address, with the certificate checked for the host. */
  dial: (address: string, host: string) => Duplex;
}

export const internet: Outside = {
  lookup: systemLookup,
  dial: (address, host) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
};

/** What was wrong. Only `unresolved`, `redirects` and `status` may be different at another time. */
type Wrong = 'address' | 'unresolved' | 'redirects' | 'status' | 'type' | 'size';

/** Thrown when a URL must not be requested or its response is not acceptable. */
export class Refused extends Error {
  override name = 'Refused';
  readonly wrong: Wrong;
  /** The HTTP status of `status`. */
  readonly status: number | undefined;

  constructor(wrong: Wrong, message: string, status?: number) {
    super(message);
    this.wrong = wrong;
    this.status = status;
  }
}

const mostRedirects = 3;
const longestMs = 10_000;

/**
 * Fetches a URL given by a customer. Only HTTPS on the standard port, and only public addresses: the name is resolved
 * once, the address is checked, and exactly that one is connected to. The same applies to each redirect.
 * @throws Refused with the reason, or Error when the connection fails.
 */
export async function fetchOutside(
  address: string,
  rule: OutsideRule,
  outside: Outside = internet,
): Promise<OutsideFile> {
  const signal = AbortSignal.timeout(longestMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await receive(await connected(url, { outside, signal, types: rule.types }), rule);
    if (!('location' in answer)) return { ...answer, address: url };
    url = new URL(answer.location, url).href;
  }
  throw new Refused('redirects', 'too many redirects');
}

const mostReply = 64 * 1024;
const json = 'application/json; charset=utf-8';

/** What was answered, whatever it was. */
export interface OutsideReply {
  status: number;
  /** The beginning of it. */
  text: string;
  retryAfter: string | undefined;
  headers: IncomingHttpHeaders;
}

/** What to ask: by default JSON to post. Without a text it is a GET. */
export interface Asked {
  method?: 'GET' | 'POST' | 'PATCH' | undefined;
  text?: string | undefined;
  /** Beyond the usual. */
  headers?: Record<string, string> | undefined;
  /** How much of the answer is read, in bytes. */
  mostBytes?: number | undefined;
}

/**
 * Asks a URL whatever one likes, under the rules of `fetchOutside` but without following redirects.
 * @throws Refused for an address that must not be asked, or Error when the connection fails.
 */
export async function sendOutside(address: string, asked: Asked, outside: Outside = internet): Promise<OutsideReply> {
  const asking = { outside, signal: AbortSignal.timeout(longestMs), asked };
  const response = await connected(address, asking);
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunks.reduce((size, { length }) => size + length, 0) >= (asked.mostBytes ?? mostReply)) break;
  }
  return { status, text: Buffer.concat(chunks).toString('utf8'), retryAfter: headers['retry-after'], headers };
}

interface Asking {
  outside: Outside;
  signal: AbortSignal;
  /** Content types to accept; any without them. */
  types?: readonly string[] | undefined;
  asked?: Asked;
}

/** Asks a URL at the one public address that its name is resolved to. */
async function connected(
  address: string,
  { outside, signal, types, asked: { method, text, headers: more = {} } = {} }: Asking,
): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new Refused('address', 'only plain https addresses');
  const found = await addressesOf(url.hostname, outside.lookup);
  const pinned = publicOf(found);
  if (pinned === undefined)
    throw new Refused(found.length === 0 ? 'unresolved' : 'address', 'not an address of the internet');
  const headers = {
    accept: types?.join(', ') ?? '*/*',
    ...(text !== undefined && { 'content-type': json }),
    ...more,
    host: url.hostname,
    'accept-encoding': 'identity',
    ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
  };
  const createConnection = () => outside.dial(pinned, url.hostname);
  const path = url.pathname + url.search;
  const asks = request({
    createConnection,
    method: method ?? (text === undefined ? 'GET' : 'POST'),
    path,
    headers,
    signal,
  });
  return new Promise((resolve, reject) => {
    asks.on('error', reject).on('response', resolve).end(text);
  });
}

type Answer = { location: string } | Omit<OutsideFile, 'address'>;

async function receive(response: IncomingMessage, rule: OutsideRule): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    response.destroy();
    return { location: headers.location };
  }
  const refuse = (...why: ConstructorParameters<typeof Refused>) => {
    response.destroy();
    throw new Refused(...why);
  };
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (statusCode !== 200) refuse('status', `answered ${statusCode}`, statusCode);
  if (rule.types?.every((wanted) => !type.startsWith(wanted))) refuse('type', `is ${type || 'of no type'}`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > rule.maxBytes) refuse('size', 'is too large');
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), type, headers };
}

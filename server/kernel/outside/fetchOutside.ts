import { request } from 'node:http';
import { connect } from 'node:tls';
import type { Duplex } from 'node:stream';
import { addressesOf, type Lookup, publicOf, systemLookup } from './publicAddress.ts';

/** What may be fetched. `types` are content type prefixes; any type without them. */
export interface OutsideRule {
  maxBytes: number;
  types?: readonly string[];
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
): Promise<{ bytes: Buffer; type: string }> {
  const signal = AbortSignal.timeout(longestMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, { rule, outside, signal });
    if (!('location' in answer)) return answer;
    url = new URL(answer.location, url).href;
  }
  throw new Refused('redirects', 'too many redirects');
}

const mostReply = 64 * 1024;
const json = 'application/json; charset=utf-8';

/**
 * Posts JSON to a URL given by a customer, under the rules of `fetchOutside` but without following redirects.
 * @throws Refused with the reason, or Error when the connection fails.
 */
export async function postOutside(address: string, content: object, outside: Outside = internet): Promise<void> {
  const asking = { rule: { maxBytes: mostReply }, outside, signal: AbortSignal.timeout(longestMs) };
  const answer = await ask(address, { ...asking, body: JSON.stringify(content) });
  if ('location' in answer) throw new Refused('redirects', 'redirects');
}

interface Asking {
  rule: OutsideRule;
  outside: Outside;
  signal: AbortSignal;
  /** JSON to post. */
  body?: string;
}

type Answer = { location: string } | { bytes: Buffer; type: string };

async function ask(address: string, asking: Asking): Promise<Answer> {
  const { outside } = asking;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new Refused('address', 'only plain https addresses');
  const found = await addressesOf(url.hostname, outside.lookup);
  const pinned = publicOf(found);
  if (pinned === undefined)
    throw new Refused(found.length === 0 ? 'unresolved' : 'address', 'not an address of the internet');
  return receive(url, () => outside.dial(pinned, url.hostname), asking);
}

function receive(url: URL, createConnection: () => Duplex, { rule, signal, body }: Asking): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const accept = rule.types?.join(', ') ?? '*/*';
    const length = body === undefined ? {} : { 'content-type': json, 'content-length': Buffer.byteLength(body) };
    const headers = { host: url.hostname, accept, 'accept-encoding': 'identity', ...length };
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ createConnection, method, path: url.pathname + url.search, headers, signal });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { statusCode = 0, headers: told } = response;
      const refuse = (...why: ConstructorParameters<typeof Refused>) => {
        reject(new Refused(...why));
        asked.destroy();
      };
      if ([301, 302, 303, 307, 308].includes(statusCode) && told.location !== undefined) {
        resolve({ location: told.location });
        return void asked.destroy();
      }
      const type = told['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (statusCode !== 200) return refuse('status', `answered ${statusCode}`, statusCode);
      if (rule.types?.every((wanted) => !type.startsWith(wanted))) return refuse('type', `is ${type || 'of no type'}`);
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > rule.maxBytes) refuse('size', 'is too large');
        else chunks.push(chunk);
      });
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), type }));
      response.on('error', reject);
    });
    asked.end(body);
  });
}

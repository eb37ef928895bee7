import { request } from 'node:http';
import { connect } from 'node:tls';
import type { Duplex } from 'node:stream';
import { type Lookup, publicAddressOf, systemLookup } from './publicAddress.ts';

/** What may be brought. `types` are beginnings of a content type. */
export interface OutsideRule {
  maxBytes: number;
  types: readonly string[];
}

/** How the outside is reached; tests bring their own. */
export interface Outside {
  lookup: Lookup;
  /** A TLS connection to an address, whose certificate is for the host. */
  dial: (address: string, host: string) => Duplex;
}

export const internet: Outside = {
  lookup: systemLookup,
  dial: (address, host) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
};

/** Why an address was not brought: it may not be asked, or its answer is none that is wanted. */
export class Refused extends Error {
  override name = 'Refused';
}

const mostRedirects = 3;
const longestMs = 10_000;

/**
 * Brings what stands at an address that a customer named. Only HTTPS on its usual port, only addresses of the internet: the
 * name is resolved once, judged, and exactly that address is connected to; so is each redirect's.
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
    const answer = await ask(url, rule, outside, signal);
    if (!('location' in answer)) return answer;
    url = new URL(answer.location, url).href;
  }
  throw new Refused('too many redirects');
}

type Answer = { location: string } | { bytes: Buffer; type: string };

async function ask(address: string, rule: OutsideRule, outside: Outside, signal: AbortSignal): Promise<Answer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new Refused('only plain https addresses');
  const pinned = await publicAddressOf(url.hostname, outside.lookup);
  if (pinned === undefined) throw new Refused('not an address of the internet');
  return receive(url, () => outside.dial(pinned, url.hostname), rule, signal);
}

function receive(url: URL, createConnection: () => Duplex, rule: OutsideRule, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: url.hostname, accept: rule.types.join(', '), 'accept-encoding': 'identity' };
    const asked = request({ createConnection, method: 'GET', path: url.pathname + url.search, headers, signal });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { statusCode = 0, headers: told } = response;
      const refuse = (reason: string) => {
        reject(new Refused(reason));
        asked.destroy();
      };
      if ([301, 302, 303, 307, 308].includes(statusCode) && told.location !== undefined) {
        resolve({ location: told.location });
        return void asked.destroy();
      }
      const type = told['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (statusCode !== 200) return refuse(`answered ${statusCode}`);
      if (!rule.types.some((wanted) => type.startsWith(wanted))) return refuse(`is ${type || 'of no type'}`);
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > rule.maxBytes) refuse('is too large');
        else chunks.push(chunk);
      });
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), type }));
      response.on('error', reject);
    });
    asked.end();
  });
}

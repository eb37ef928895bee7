import { fetchOutside, type Outside, Refused } from '../../kernel/outside/fetchOutside.ts';
import type { FetchMedium } from '../../messaging/messages/storeMedium.ts';
import { authorizationOf, type CarrierSettings, isOfCarrier } from '../carrierSettings.ts';
import { boundedBytes } from '../downloadBytes.ts';

const longestMs = 60_000;
const mostHops = 3;
const mostBytes = 5 * 1024 * 1024;

/**
 * Fetches media, with our credentials while the URL is below the carrier's API and without them from anywhere else. Only
 * the carrier's API, which is configured, may be in a private network.
 */
export function fetchesMedia(settings: CarrierSettings, outside: Outside): FetchMedium {
  const authorization = authorizationOf(settings);
  return async (url) => {
    let asked = url;
    for (let hop = 0; hop <= mostHops; hop += 1) {
      if (!isOfCarrier(settings, asked)) return (await fetchOutside(asked, { maxBytes: mostBytes }, outside)).bytes;
      const signal = AbortSignal.timeout(longestMs);
      const response = await fetch(asked, { headers: { authorization }, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status > 399) return bytesOf(response);
      await response.body?.cancel();
      asked = new URL(location, asked).href;
    }
    throw new Refused('redirects', 'too many redirects');
  };
}

async function bytesOf(response: Response): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Refused('status', `answered ${response.status}`);
  }
  const bytes = await boundedBytes(response, mostBytes);
  if (!bytes) throw new Refused('size', 'is too large');
  return bytes;
}

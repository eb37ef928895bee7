import type { DownloadRecording } from '../services/calls/storeRecording.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { type Credentials, restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';

const longestMs = 60_000;
const mostBytes = 500 * 1024 * 1024;

/**
 * Downloads recordings with the carrier's credentials. Always uses the carrier's own base URL, whatever URL the
 * callback named, and follows no redirects.
 */
export function recordingDownloader({ accountSid, authTokens, apiBase }: CarrierSettings): DownloadRecording {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authTokens[0]}`).toString('base64')}`;
  return async (url) => {
    if (!isOfCarrier(url, apiBase)) throw new Error(`${url} is not at the carrier's address`);
    const signal = AbortSignal.timeout(longestMs);
    const response = await fetch(url, { headers: { authorization }, redirect: 'error', signal });
    if (!response.ok) throw new Error(`the carrier answered ${response.status} for ${url}`);
    if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Error(`${url} is too large`);
    return response.bytes();
  };
}

/** Deletes recordings over Twilio's REST API. */
export function recordingDeleter(credentials: Credentials, restBase: string) {
  const client = restClient(credentials, restBase);
  return async (sid: string): Promise<void> => {
    try {
      await client.recordings(sid).remove();
    } catch (error) {
      if (restFailureOf(error)?.status !== 404) throw error;
    }
  };
}

function isOfCarrier(url: string, apiBase: string): boolean {
  const asked = new URL(url);
  const base = new URL(`${apiBase}/`);
  return asked.origin === base.origin && asked.pathname.startsWith(base.pathname);
}

import type { RecordingCarrier } from '../services/calls/storeRecording.ts';
import { downloadBytes } from './downloadBytes.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';

/**
 * Moves recordings from Twilio, or any carrier that supports its REST API. Downloads with the carrier's credentials, and so
 * only from its own base URL, whatever URL the callback named.
 */
export function twilioRecordings(settings: CarrierSettings, restBase: string): RecordingCarrier {
  const { accountSid, authTokens, apiBase } = settings;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authTokens[0]}`).toString('base64')}`;
  const client = restClient(settings, restBase);
  return {
    async download({ sourceUrl }) {
      if (!isOfCarrier(sourceUrl, apiBase)) throw new Error(`${sourceUrl} is not at the carrier's address`);
      return downloadBytes(sourceUrl, { headers: { authorization } });
    },
    async deleteCopy(sid) {
      try {
        await client.recordings(sid).remove();
      } catch (error) {
        if (restFailureOf(error)?.status !== 404) throw error;
      }
    },
  };
}

function isOfCarrier(url: string, apiBase: string): boolean {
  const asked = new URL(url);
  const base = new URL(`${apiBase}/`);
  return asked.origin === base.origin && asked.pathname.startsWith(base.pathname);
}

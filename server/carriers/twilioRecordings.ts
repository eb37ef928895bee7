import type { RecordingCarrier } from '../telephony/callHandling/storeRecording.ts';
import { downloadBytes } from './downloadBytes.ts';
import { authorizationOf, type CarrierSettings, isOfCarrier } from './carrierSettings.ts';
import { restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';

/**
 * Moves recordings from Twilio, or any carrier that supports its REST API. Downloads with the carrier's credentials, and so
 * only from its own base URL, whatever URL the callback named.
 */
export function twilioRecordings(settings: CarrierSettings, restBase: string): RecordingCarrier {
  const authorization = authorizationOf(settings);
  const client = restClient(settings, restBase);
  return {
    async download({ sourceUrl }) {
      if (!isOfCarrier(settings, sourceUrl)) throw new Error(`${sourceUrl} is not at the carrier's address`);
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

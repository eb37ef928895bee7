import { z } from 'zod';
import type { RecordingCarrier } from '../../telephony/callHandling/storeRecording.ts';
import { downloadBytes } from '../downloadBytes.ts';
import type { Credentials } from '../restClient.ts';
import { restFailureOf } from '../restFailure.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const Recording = z.object({ media_url: z.url({ protocol: /^https?$/ }) });

/** Moves recordings from Telnyx. The URL of a callback expires after ten minutes, so each attempt asks for a new one. */
export function telnyxRecordings({ accountSid }: Credentials, api: TelnyxApi): RecordingCarrier {
  const pathOf = (sid: string) => `/texml/Accounts/${accountSid}/Recordings/${encodeURIComponent(sid)}.json`;
  return {
    download: async ({ sid }) => downloadBytes((await api('GET', pathOf(sid), Recording)).media_url),
    async deleteCopy(sid) {
      try {
        await api('DELETE', pathOf(sid), z.unknown());
      } catch (error) {
        if (restFailureOf(error)?.status !== 404) throw error;
      }
    },
  };
}

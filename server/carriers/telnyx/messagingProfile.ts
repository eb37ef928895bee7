import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { CarrierSettings } from '../carrierSettings.ts';
import { twimlTraits } from '../twiml/traits.ts';
import { restFailureOf } from '../restFailure.ts';
import { textUrl } from '../twiml/callUrls.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const Profile = z.object({
  data: z.object({ webhook_url: z.string().nullish(), webhook_api_version: z.string().nullish() }),
});

/** What texts that come in are posted to, in the form that we read. */
const apiVersion = '2';

/** The profile through which our numbers at Telnyx send and get texts. Without one, nothing is changed there. */
export function messagingProfile(settings: CarrierSettings, api: TelnyxApi, log: Pick<FastifyBaseLogger, 'warn'>) {
  const id = settings.messagingProfile ?? null;
  const path = `/messaging_profiles/${id}`;
  const address = textUrl({ ...settings, traits: twimlTraits.telnyx });
  const isCurrent = async (): Promise<boolean> => {
    if (id === null) return true;
    const { data } = await api('GET', path, Profile);
    return data.webhook_url === address && data.webhook_api_version === apiVersion;
  };
  return {
    isCurrent,
    has: (numbersProfile: string | null | undefined): boolean => id === null || numbersProfile === id,
    async update(): Promise<void> {
      if (await isCurrent()) return;
      const body = { webhook_url: address, webhook_api_version: apiVersion };
      await api('PATCH', path, z.unknown(), { body });
    },
    /** Puts a number into the profile. One that can't have texts is refused there, and keeps its calls. */
    async take(sid: string): Promise<void> {
      if (id === null) return;
      const body = { messaging_profile_id: id };
      await api('PATCH', `/phone_numbers/${sid}/messaging`, z.unknown(), { body }).catch((error: unknown) => {
        const status = restFailureOf(error)?.status ?? 500;
        if (status === 429 || status >= 500) throw error;
        log.warn({ err: error, sid }, 'the carrier did not put a number into the messaging profile');
      });
    },
  };
}

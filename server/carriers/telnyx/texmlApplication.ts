import { z } from 'zod';
import type { CarrierSettings } from '../carrierSettings.ts';
import { twimlTraits } from '../twiml/traits.ts';
import { numberUrls } from '../twiml/callUrls.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const Application = z.object({
  data: z.object({
    friendly_name: z.string(),
    voice_url: z.string().nullish(),
    voice_fallback_url: z.string().nullish(),
    status_callback: z.string().nullish(),
  }),
});

/** The application whose addresses all our numbers at Telnyx share. */
export function texmlApplication({ connectionId, publicBaseUrl }: CarrierSettings, api: TelnyxApi) {
  const path = `/texml_applications/${connectionId}`;
  const { voice, fallback, status } = numberUrls({ publicBaseUrl, traits: twimlTraits.telnyx });
  const addresses = { voice_url: voice, voice_fallback_url: fallback, status_callback: status };
  const read = async () => {
    const { data } = await api('GET', path, Application);
    const isCurrent = (Object.keys(addresses) as (keyof typeof addresses)[]).every(
      (name) => data[name] === addresses[name],
    );
    return { name: data.friendly_name, isCurrent };
  };
  return {
    isCurrent: async (): Promise<boolean> => (await read()).isCurrent,
    async update(): Promise<void> {
      const { name, isCurrent } = await read();
      if (isCurrent) return;
      const methods = { voice_method: 'post', status_callback_method: 'post' };
      await api('PATCH', path, z.unknown(), { body: { friendly_name: name, ...addresses, ...methods } });
    },
  };
}

import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { speaks, voicedLanguages } from '#values/flow/voices.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const VoicedLanguage = z.enum(voicedLanguages);

/** The voice in which an account's prompts of a language are spoken, unless a prompt has its own. */
export const ChosenVoice = z.object({ language: VoicedLanguage, voice: z.string() }).meta({ id: 'ChosenVoice' });
export type ChosenVoice = z.infer<typeof ChosenVoice>;

export const voices = {
  listVoices: endpoint({
    method: 'GET',
    path: '/v2/account/:account/voices',
    summary: 'List the voices that an account chose, by language; others have the carrier’s usual voice',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    response: z.array(ChosenVoice),
  }),
  chooseVoice: endpoint({
    method: 'PUT',
    path: '/v2/account/:account/voices',
    summary:
      'Choose the voice in which an account’s prompts of a language are spoken; null is the carrier’s usual voice',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    body: z
      .object({ language: VoicedLanguage, voice: z.string().nullable() })
      .refine(({ language, voice }) => voice === null || speaks(voice, language), { path: ['voice'], error: 'voice' }),
    response: z.array(ChosenVoice),
  }),
};

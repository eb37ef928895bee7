import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { NumberNetwork, VoicemailNotify } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { answerFields, withAnswer } from '../../../page/calls/answerDraft.ts';

const label = z.string().trim().min(1).max(100);

/** Values of the form; an empty `replyEmail` notifies no one. */
const Fields = z.object({
  account: z.number(),
  country: z.string().length(2),
  network: NumberNetwork,
  did: PhoneNumber,
  area: z.string().nullable(),
  name: label,
  source: label,
  ...answerFields,
  replyEmail: z.union([z.literal('').transform(() => null), EmailAddress]),
  voicemailNotify: VoicemailNotify,
});

export const NewNumberDraft = withAnswer(Fields);

export type NewNumberValues = Omit<z.input<typeof NewNumberDraft>, 'did'> & { did: string | null };

export function newNumberValues({ id, country }: { id: number; country: string }): NewNumberValues {
  return {
    account: id,
    country,
    network: 'geo',
    did: null,
    area: null,
    name: '',
    source: '',
    answer: 'ring',
    ringTo: null,
    flow: '',
    replyEmail: '',
    voicemailNotify: 'missed',
  };
}

import { z } from 'zod';
import { NumberNetwork, VoicemailNotify } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';

const label = z.string().trim().min(1).max(100);

/** What happens when someone calls: a ready flow that rings or takes a message, one of the account's flows, or nothing. */
export const Answer = z.enum(['ring', 'message', 'flow', 'hangup']);
export type Answer = z.infer<typeof Answer>;

const always = { error: 'required', when: () => true };

/** Values of the form; an empty `replyEmail` notifies no one. */
const Fields = z.object({
  account: z.number(),
  country: z.string().length(2),
  network: NumberNetwork,
  did: PhoneNumber,
  name: label,
  source: label,
  answer: Answer,
  /** Rung by `ring`. */
  ringTo: PhoneNumber.nullable(),
  /** Answers with `flow`. */
  flow: z.string(),
  replyEmail: z.union([z.literal('').transform(() => null), z.email({ error: 'email' })]),
  voicemailNotify: VoicemailNotify,
});

export const NewNumberDraft = Fields.refine(({ answer, ringTo }) => answer !== 'ring' || ringTo !== null, {
  path: ['ringTo'],
  ...always,
}).refine(({ answer, flow }) => answer !== 'flow' || flow !== '', { path: ['flow'], ...always });

export type NewNumberValues = Omit<z.input<typeof NewNumberDraft>, 'did'> & { did: string | null };

export function newNumberValues({ id, country }: { id: number; country: string }): NewNumberValues {
  return {
    account: id,
    country,
    network: 'geo',
    did: null,
    name: '',
    source: '',
    answer: 'ring',
    ringTo: null,
    flow: '',
    replyEmail: '',
    voicemailNotify: 'missed',
  };
}

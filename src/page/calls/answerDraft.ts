import { z } from 'zod';
import { PhoneNumber } from '#values/phoneNumber.ts';

/** What happens when someone calls: a ready flow that rings or takes a message, one of the account's flows, or nothing. */
export const Answer = z.enum(['ring', 'message', 'flow', 'hangup']);
export type Answer = z.infer<typeof Answer>;

export const answerFields = {
  answer: Answer,
  /** Rung by `ring`. */
  ringTo: PhoneNumber.nullable(),
  /** Answers with `flow`. */
  flow: z.string(),
};
export type AnswerValues = z.input<z.ZodObject<typeof answerFields>>;

const always = { error: 'required', when: () => true };

/** Requires what the chosen answer needs. */
export function withAnswer<Fields extends z.ZodType<AnswerValues>>(fields: Fields): Fields {
  return fields
    .refine(({ answer, ringTo }) => answer !== 'ring' || ringTo !== null, { path: ['ringTo'], ...always })
    .refine(({ answer, flow }) => answer !== 'flow' || flow !== '', { path: ['flow'], ...always });
}

import { z } from 'zod';
import { AskedStatus } from './callStatus.ts';
import { PhoneNumber } from './phoneNumber.ts';

/** The most seconds that a condition can name: a day. */
export const longestSeconds = 86_400;
/** What a call scores at most, and at least 0. */
export const mostScore = 100;

const distinct = <One>(all: One[]) => [...new Set(all)];
/** Other than when it is as said. */
const not = z.boolean().default(false);
const text = z.string().trim().min(1).max(200);
const oneOf = z.array(text).min(1).max(50).transform(distinct);

const between = (most: number) => ({
  /** Both count as within. Either may be missing. */
  min: z.number().int().min(0).max(most).optional(),
  max: z.number().int().min(0).max(most).optional(),
});

const within = z.object({
  /** From Monday, 1. */
  days: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => distinct(days).toSorted((one, other) => one - other)),
  /** Full hours; `to` is when it is over. */
  from: z.number().int().min(0).max(23),
  to: z.number().int().min(1).max(24),
});

/**
 * What is asked of a call. A fact that a call lacks, such as a campaign, is never as asked. Text counts as equal whatever the
 * case of its Latin letters.
 */
export const CallCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trackingSource'), not, is: oneOf }),
  z.object({ kind: z.literal('trackingNumber'), not, is: z.array(PhoneNumber).min(1).max(200).transform(distinct) }),
  z.object({ kind: z.literal('status'), not, is: z.array(AskedStatus).min(1).transform(distinct) }),
  /** Whole seconds. */
  z.object({ kind: z.literal('duration'), not, ...between(longestSeconds) }),
  z.object({ kind: z.literal('talkTime'), not, ...between(longestSeconds) }),
  z.object({ kind: z.literal('callerType'), not, is: z.enum(['new', 'returning']) }),
  /** The score that all other smart tags give, with that of the flow. */
  z.object({ kind: z.literal('leadScore'), not, ...between(mostScore) }),
  z.object({ kind: z.literal('webSource'), not, is: oneOf }),
  z.object({ kind: z.literal('webMedium'), not, is: oneOf }),
  z.object({ kind: z.literal('webCampaign'), not, has: text }),
  z.object({ kind: z.literal('webLanding'), not, has: text }),
  /** The keys pressed in menus, in order. */
  z.object({
    kind: z.literal('keys'),
    not,
    is: z
      .array(z.string().regex(/^[\d*#]{1,20}$/))
      .min(1)
      .max(50)
      .transform(distinct),
  }),
  /** The branch that a location step chose. */
  z.object({ kind: z.literal('location'), not, is: oneOf }),
  /** When it began, in the account’s zone. */
  z.object({ kind: z.literal('hours'), not, ...within.shape }),
]);
export type CallCondition = z.output<typeof CallCondition>;
export type CallConditionKind = CallCondition['kind'];

/** Whether all conditions are to hold, or one. */
export const ConditionMatch = z.enum(['all', 'any']);
export type ConditionMatch = z.infer<typeof ConditionMatch>;

/** At most 20, each of which asks for something. */
export const CallConditions = z
  .array(CallCondition)
  .min(1)
  .max(20)
  .superRefine((conditions, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [at, condition] of conditions.entries()) {
      if (condition.kind === 'hours' && condition.from >= condition.to) refuse([at, 'to'], 'after');
      if (!isBetween(condition)) continue;
      const { min, max } = condition;
      if (min === undefined && max === undefined) refuse([at, 'min'], 'required');
      if ((min ?? 0) > (max ?? longestSeconds)) refuse([at, 'max'], 'notValid');
    }
  });

type Between = Extract<CallCondition, { kind: 'duration' | 'talkTime' | 'leadScore' }>;
const isBetween = (condition: CallCondition): condition is Between =>
  condition.kind === 'duration' || condition.kind === 'talkTime' || condition.kind === 'leadScore';

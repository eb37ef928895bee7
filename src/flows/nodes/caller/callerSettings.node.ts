import { z } from 'zod';
import { haveOwnIds } from '#flows/core/targets.ts';
import { FlowId } from '#values/flow/flowId.ts';

/** Facts that are true or false. */
export const YES_NO_FACTS = ['firstTime', 'withheld'] as const;
/** Facts whose text is compared, ignoring case. */
export const TEXT_FACTS = ['tag', 'source', 'medium', 'campaign', 'landingPage', 'callerName', 'attestation'] as const;

export const CallerCondition = z.object({
  fact: z.enum([...YES_NO_FACTS, ...TEXT_FACTS]),
  not: z.boolean(),
  /** Only for texts. */
  operator: z.enum(['is', 'contains', 'startsWith']),
  /** Only for texts; the attestation is `A`, `B`, `C` or `failed`. */
  value: z.string().trim().max(200),
});
export type CallerCondition = z.infer<typeof CallerCondition>;

/** Matches if all conditions of any of its groups do, so that every and/or/not can be written. */
export const CallerBranch = z.object({
  id: FlowId,
  name: z.string().max(100),
  any: z.array(z.object({ all: z.array(CallerCondition).max(10) })).max(10),
});
export type CallerBranch = z.infer<typeof CallerBranch>;

/** Routes calls by who calls: the first branch that matches. */
export const CallerSettings = z.object({ branches: z.array(CallerBranch).max(20).refine(haveOwnIds) });
export type CallerSettings = z.infer<typeof CallerSettings>;

/** The exit for callers whom no branch matches. */
export const ANYONE_ELSE = 'otherwise';

export function isYesNo(fact: CallerCondition['fact']): boolean {
  return YES_NO_FACTS.some((each) => each === fact);
}

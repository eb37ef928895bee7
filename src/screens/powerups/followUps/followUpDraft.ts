import { z } from 'zod';
import { type FollowUp, FollowUpText } from '#contract/powerups/followUps.contract.ts';
import { ConditionMatch } from '#values/callConditions.ts';
import { longestDelayMinutes, mostQuietDays } from '#values/followUp.ts';
import { lineText } from '#values/lineText.ts';
import {
  aCondition,
  type ConditionDraft,
  conditionDraft,
  DraftedConditions,
} from '../../../page/callConditions/conditionDraft.ts';

/** The fields of the form. */
export interface FollowUpDraft {
  name: string;
  numbers: 'all' | 'some';
  dids: string[];
  match: ConditionMatch;
  conditions: ConditionDraft[];
  delay: string;
  content: string;
  sender: string;
  isWithin: boolean;
  from: string;
  to: string;
  quietDays: string;
  subAccounts: boolean;
  enabled: boolean;
}

const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'required' })
    .transform(Number)
    .pipe(z.number({ error: 'notValid' }).int().min(least).max(most));

/** What the form means, as the API takes it. */
export const FollowUpForm = z
  .object({
    name: lineText(60).min(1),
    numbers: z.enum(['all', 'some']),
    dids: z.array(z.string()),
    match: ConditionMatch,
    conditions: DraftedConditions,
    delay: whole(0, longestDelayMinutes),
    content: FollowUpText,
    sender: z.string().transform((sender) => (sender === '' ? null : sender)),
    isWithin: z.boolean(),
    from: z.string(),
    to: z.string(),
    quietDays: whole(1, mostQuietDays),
    subAccounts: z.boolean(),
    enabled: z.boolean(),
  })
  .superRefine(({ numbers, dids, isWithin, from, to }, context) => {
    const refuse = (path: keyof FollowUpDraft, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (numbers === 'some' && dids.length === 0) refuse('dids', 'required');
    if (isWithin && from === '') refuse('from', 'required');
    if (isWithin && to <= from) refuse('to', to === '' ? 'required' : 'notValid');
  })
  .transform(({ numbers, dids, delay, isWithin, from, to, ...rest }) => ({
    ...rest,
    allNumbers: numbers === 'all',
    dids: numbers === 'all' ? [] : dids,
    delayMinutes: delay,
    hours: isWithin ? { from, to } : null,
  }));

const usualHours = { from: '08:00', to: '20:00' };

export function draftOf(followUp: FollowUp | null): FollowUpDraft {
  const { from, to } = followUp?.hours ?? usualHours;
  return {
    name: followUp?.name ?? '',
    numbers: followUp && !followUp.allNumbers ? 'some' : 'all',
    dids: followUp?.dids ?? [],
    match: followUp?.match ?? 'all',
    conditions: followUp?.conditions.map((condition, at) => conditionDraft(condition, String(at))) ?? [
      { ...aCondition('0', 'status'), chosen: ['noMessage', 'abandoned'] },
    ],
    delay: String(followUp?.delayMinutes ?? 2),
    content: followUp?.content ?? '',
    sender: followUp?.sender ?? '',
    isWithin: followUp === null || followUp.hours !== null,
    from,
    to,
    quietDays: String(followUp?.quietDays ?? 1),
    subAccounts: followUp?.subAccounts ?? false,
    enabled: followUp?.enabled ?? true,
  };
}

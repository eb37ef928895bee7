import { z } from 'zod';
import { type CallCondition, type CallConditionKind, CallConditions } from '#values/callConditions.ts';
import { inboundStatuses, shownStatuses } from '../filters/shownStatuses.ts';

/** A condition as it is typed: each kind uses some of the fields, and keeps what was typed for another. */
export interface ConditionDraft {
  /** Tells rows apart. */
  key: string;
  kind: CallConditionKind;
  not: boolean;
  /** What is chosen of a list. */
  chosen: string[];
  /** What is typed, several with commas between them. */
  text: string;
  min: string;
  max: string;
  callerType: 'new' | 'returning';
  days: string[];
  from: string;
  to: string;
}

export const aCondition = (key: string, kind: CallConditionKind = 'duration'): ConditionDraft => ({
  key,
  kind,
  not: false,
  chosen: [],
  text: '',
  min: '',
  max: '',
  callerType: 'new',
  days: ['1', '2', '3', '4', '5'],
  from: '8',
  to: '18',
});

/** A condition to be edited. */
export function conditionDraft(condition: CallCondition, key: string): ConditionDraft {
  const { kind, not } = condition;
  const draft = { ...aCondition(key, kind), not };
  switch (condition.kind) {
    case 'duration':
    case 'talkTime':
    case 'leadScore':
      return { ...draft, min: numeral(condition.min), max: numeral(condition.max) };
    case 'callerType':
      return { ...draft, callerType: condition.is };
    case 'status':
      return { ...draft, chosen: shownStatuses(condition.is, inboundStatuses) };
    case 'trackingSource':
    case 'trackingNumber':
      return { ...draft, chosen: condition.is };
    case 'webSource':
    case 'webMedium':
    case 'location':
    case 'keys':
      return { ...draft, text: condition.is.join(', ') };
    case 'webCampaign':
    case 'webLanding':
      return { ...draft, text: condition.has };
    case 'hours': {
      const { days, from, to } = condition;
      return { ...draft, days: days.map(String), from: String(from), to: String(to) };
    }
  }
}

const numeral = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The condition that a draft means, not yet judged. */
function conditionOf({ kind, not, chosen, text, min, max, callerType, days, from, to }: ConditionDraft): object {
  switch (kind) {
    case 'duration':
    case 'talkTime':
    case 'leadScore':
      return { kind, not, ...(min.trim() && { min: Number(min) }), ...(max.trim() && { max: Number(max) }) };
    case 'callerType':
      return { kind, not, is: callerType };
    case 'trackingSource':
    case 'trackingNumber':
    case 'status':
      return { kind, not, is: chosen };
    case 'webSource':
    case 'webMedium':
    case 'location':
    case 'keys':
      return { kind, not, is: partsOf(text) };
    case 'webCampaign':
    case 'webLanding':
      return { kind, not, has: text };
    case 'hours':
      return { kind, not, days: days.map(Number), from: Number(from), to: Number(to) };
  }
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The field of a draft that shows what is wrong with a part of its condition. */
function draftField({ kind }: Pick<ConditionDraft, 'kind'>, part: PropertyKey | undefined): keyof ConditionDraft {
  if (part === 'min' || part === 'max' || part === 'days' || part === 'to') return part;
  return kind === 'trackingSource' || kind === 'trackingNumber' || kind === 'status' ? 'chosen' : 'text';
}

/** The conditions that drafts mean; what is wrong with them is shown at the fields that say so. */
export const DraftedConditions = z.array(z.custom<ConditionDraft>()).transform((drafts, context) => {
  const { success, data, error } = CallConditions.safeParse(drafts.map(conditionOf));
  if (success) return data;
  for (const { path, message } of error.issues) {
    const [at, part] = path;
    const draft = typeof at === 'number' ? drafts[at] : undefined;
    const shownAt = draft ? [Number(at), draftField(draft, part)] : [];
    context.addIssue({ code: 'custom', path: shownAt, message: message === 'notValid' ? message : 'required' });
  }
  return z.NEVER;
});

import type { AskedStatus } from '#values/callStatus.ts';
import type { CallCondition, ConditionMatch } from '#values/callConditions.ts';
import type { RuledCall } from './callFacts.ts';

/** A condition with what the call has of it; null if it lacks that. */
export interface Evidence {
  condition: CallCondition;
  value: string | number | null;
  holds: boolean;
}

/** What each condition finds in a call, whose `score` is the lead score by then. */
export function evidenceOf(conditions: readonly CallCondition[], call: RuledCall): Evidence[] {
  return conditions.map((condition) => {
    const { value, isAsked } = look(condition, call);
    return { condition, value, holds: isAsked !== condition.not };
  });
}

export function doesMatch(evidence: readonly Evidence[], match: ConditionMatch): boolean {
  return match === 'all' ? evidence.every(({ holds }) => holds) : evidence.some(({ holds }) => holds);
}

interface Looked {
  value: string | number | null;
  isAsked: boolean;
}

function look(condition: CallCondition, call: RuledCall): Looked {
  switch (condition.kind) {
    case 'trackingSource':
    case 'webSource':
    case 'webMedium':
    case 'location':
      return oneOf(call[condition.kind], condition.is);
    case 'trackingNumber':
      return exactly(call.trackingNumber, condition.is);
    case 'keys':
      return exactly(call.keys, condition.is);
    case 'status':
      return { value: call.status, isAsked: condition.is.some((asked) => hasStatus(call, asked)) };
    case 'duration':
    case 'talkTime':
      return between(call[condition.kind], condition);
    case 'leadScore':
      return between(call.score, condition);
    case 'callerType': {
      const value = call.firstTime ? 'new' : 'returning';
      return { value, isAsked: value === condition.is };
    }
    case 'webCampaign':
    case 'webLanding': {
      const value = call[condition.kind];
      return { value, isAsked: value !== null && plain(value).includes(plain(condition.has)) };
    }
    case 'hours': {
      const { days, from, to } = condition;
      const isAsked = days.includes(call.weekday) && from <= call.hour && call.hour < to;
      return { value: `${call.weekday} ${call.hour}`, isAsked };
    }
  }
}

/** Only Latin letters, which have the same case everywhere. */
const plain = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

const oneOf = (value: string | null, is: readonly string[]): Looked => ({
  value,
  isAsked: value !== null && is.some((asked) => plain(asked) === plain(value)),
});

const exactly = (value: string | null, is: readonly string[]): Looked => ({
  value,
  isAsked: value !== null && is.includes(value),
});

const between = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }): Looked => ({
  value,
  isAsked: (min === undefined || value >= min) && (max === undefined || value <= max),
});

/** As filters of calls ask: a call that was missed with a message is both missed and a voicemail. */
function hasStatus({ status, audio }: RuledCall, asked: AskedStatus): boolean {
  if (asked === 'noMessage') return status === 'missed' && !audio;
  return status === asked || (asked === 'voicemail' && status === 'missed' && audio);
}

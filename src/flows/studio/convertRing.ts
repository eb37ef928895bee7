import { MAX_TARGETS } from '#flows/core/targets.ts';
import { toDialString } from '#values/numberPlan.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { matchesOf, subjectOf, valuesOf } from './conditions.ts';
import { type Convert, type Exit, on } from './converted.ts';
import { onlyVariable, variableOf } from './fromLiquid.ts';
import { changedNumber, leftOut, numberOf, textOf, type SettingNote } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

/** Seconds. */
const ringing = { least: 5, most: 120, usual: 30 };

/** Rings a number. What follows when nobody answers may be behind a split by the dial's status. */
export const convertRing: Convert = (connect, { country, parts }) => {
  const split = parts.find(({ type }) => type === 'split-based-on');
  const isNumber = ['', 'number', 'number-multi'].includes(textOf(connect, 'noun'));
  const named = isNumber ? textOf(connect, 'to').split(',') : [];
  const numbers = named.filter((one) => one.trim() !== '').slice(0, MAX_TARGETS);
  const dialed = numbers.map((text) => dialableOf(text, country));
  const callerId = variableOf(onlyVariable(textOf(connect, 'caller_id')) ?? '');
  const exits = split ? unanswered(split) : on(connect, 'callCompleted', 'unanswered');
  const answered = split && takenBy(split, 'completed');
  const goesOn = split
    ? exits.some(({ transition }) => transition === answered)
    : exits.some(({ transition }) => transition.next);
  const ending = split && exits.length > 0 ? ['busy', 'failed'].filter((one) => !takenBy(split, one)?.next) : [];
  const isUnknown = numbers.length === 0 || named.length > MAX_TARGETS || dialed.includes(undefined);
  const other: SettingNote[] =
    callerId === undefined && textOf(connect, 'caller_id') !== '' ? [setting('caller_id')] : [];
  return {
    type: 'ring',
    settings: {
      targets: numbers.map((text, at) => ({ id: `t${at + 1}`, label: '', number: dialed[at] ?? plain(text) })),
      timeout: numberOf(connect, 'timeout', ringing),
      callerId: callerId === 'number' ? 'trackingNumber' : 'caller',
    },
    exits,
    notes: [
      ...(isUnknown ? [{ code: 'NUMBER', what: textOf(connect, 'to') || textOf(connect, 'noun') } as const] : []),
      ...(goesOn ? [{ code: 'ANSWERED', what: '' } as const] : []),
      ...(ending.length > 0 ? [{ code: 'UNANSWERED', what: ending.join(', ') } as const] : []),
      ...other,
      ...changedNumber(connect, 'timeout', ringing),
      ...leftOut(connect, ['to', 'timeout', 'caller_id', ...(isNumber ? ['noun'] : [])]),
    ],
  };
};

/** How dialing ends without an answer. */
const statuses = ['no-answer', 'busy', 'failed', 'canceled'];

/** Whether a split only asks how dialing ended. */
export function isByDialStatus(split: StudioWidget, connect: string): boolean {
  return (
    subjectOf(split) === `widgets.${connect}.DialCallStatus` &&
    matchesOf(split).every((one) => valuesOf(one, ...same, different)) &&
    statuses.some((status) => takenBy(split, status)?.next)
  );
}

const same = ['equal_to', 'matches_any_of'];
const different = 'not_equal_to';

/** The transition that a call takes whose dialing ended so. */
function takenBy(split: StudioWidget, status: string): StudioTransition | undefined {
  const isFor = (transition: StudioTransition) =>
    (transition.conditions ?? []).some((one) => {
      const only = { ...transition, conditions: [one] };
      return valuesOf(only, ...same)?.includes(status) ?? valuesOf(only, different)?.includes(status) === false;
    });
  return matchesOf(split).find(isFor) ?? split.transitions.find(({ event }) => event === 'noMatch');
}

/** The transitions for calls that nobody answers, so far as they lead where those lead that ring out. */
function unanswered(split: StudioWidget): Exit[] {
  const next = takenBy(split, 'no-answer')?.next;
  if (!next) return [];
  const taken = new Set(statuses.flatMap((status) => takenBy(split, status) ?? []));
  return [...taken].flatMap((transition) => (transition.next === next ? [{ exit: 'unanswered', transition }] : []));
}

/** Studio dials `15555550123` as it dials `+15555550123`. */
function dialableOf(text: string, country: PhoneCountry): string | undefined {
  const number = text.trim();
  return (
    toDialString(number, country) ?? (/^[1-9]\d{7,14}$/.test(number) ? toDialString(`+${number}`, country) : undefined)
  );
}

/** What is no variable stays, so that it can be mended. */
function plain(text: string): string {
  return text.includes('{{') ? '' : text.trim().slice(0, 40);
}

function setting(what: string): SettingNote {
  return { code: 'SETTING', what };
}

import { MAX_TARGETS } from '#flows/core/targets.ts';
import { type Country, toDialString } from '#values/numberPlan.ts';
import { matchesOf, valuesOf } from './conditions.ts';
import { type Convert, type Exit, on } from './converted.ts';
import { onlyVariable, variableOf } from './fromLiquid.ts';
import { leftOut, numberOf, textOf, tooMuch, type SettingNote } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

/** Seconds. */
const longestRing = 120;

/** Rings a number. What follows when nobody answers may be behind a split by the dial's status. */
export const convertRing: Convert = (connect, { country, parts }) => {
  const split = parts.find(({ type }) => type === 'split-based-on');
  const isNumber = ['', 'number', 'number-multi'].includes(textOf(connect, 'noun'));
  const named = isNumber ? textOf(connect, 'to').split(',') : [];
  const numbers = named.filter((one) => one.trim() !== '').slice(0, MAX_TARGETS);
  const dialed = numbers.map((text) => dialableOf(text, country));
  const callerId = variableOf(onlyVariable(textOf(connect, 'caller_id')) ?? '');
  const exits = split ? unanswered(split) : on(connect, 'callCompleted', 'unanswered');
  const isUnknown = numbers.length === 0 || named.length > MAX_TARGETS || dialed.includes(undefined);
  const other: SettingNote[] =
    callerId === undefined && textOf(connect, 'caller_id') !== '' ? [setting('caller_id')] : [];
  return {
    type: 'ring',
    settings: {
      targets: numbers.map((text, at) => ({ id: `t${at + 1}`, label: '', number: dialed[at] ?? plain(text) })),
      timeout: numberOf(connect, 'timeout', { least: 5, most: longestRing, usual: 30 }),
      callerId: callerId === 'number' ? 'trackingNumber' : 'caller',
    },
    exits,
    notes: [
      ...(isUnknown ? [{ code: 'NUMBER', what: textOf(connect, 'to') || textOf(connect, 'noun') } as const] : []),
      ...(!split && exits.some(({ transition }) => transition.next) ? [{ code: 'ANSWERED', what: '' } as const] : []),
      ...other,
      ...tooMuch(connect, 'timeout', longestRing),
      ...leftOut(connect, ['to', 'timeout', 'caller_id', ...(isNumber ? ['noun'] : [])]),
    ],
  };
};

/** How dialing ends without an answer. */
const statuses = ['no-answer', 'busy', 'failed', 'canceled'];

/** Whether a split only asks how dialing ended. */
export function isByDialStatus(split: StudioWidget, connect: string): boolean {
  const types = ['equal_to', 'matches_any_of', 'not_equal_to'];
  return (
    textOf(split, 'input').includes(`widgets.${connect}.DialCallStatus`) &&
    matchesOf(split).every((one) => valuesOf(one, ...types)) &&
    unanswered(split).length > 0
  );
}

/** The transitions for calls that nobody answers; the usual one, no answer, first. */
function unanswered(split: StudioWidget): Exit[] {
  const matches = matchesOf(split);
  const isFor = (one: StudioTransition, status: string) =>
    valuesOf(one, 'equal_to', 'matches_any_of')?.includes(status) ??
    valuesOf(one, 'not_equal_to')?.includes(status) === false;
  const found = statuses.flatMap((status) => matches.find((one) => isFor(one, status)) ?? []);
  const all = [
    ...found.map((transition) => ({ exit: 'unanswered', transition })),
    ...on(split, 'noMatch', 'unanswered'),
  ];
  return all.filter(({ transition }, at) => all.findIndex((one) => one.transition === transition) === at);
}

/** Studio dials `15555550123` as it dials `+15555550123`. */
function dialableOf(text: string, country: Country): string | undefined {
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

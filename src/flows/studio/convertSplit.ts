import { REGION_KINDS } from '../nodes/region/regionSettings.node.ts';
import { clockHour } from '#values/clockHour.ts';
import { matchesOf, nameOf, subjectOf, valuesOf } from './conditions.ts';
import { type Converted, type Convert, type Exit, on } from './converted.ts';
import { variableOf } from './fromLiquid.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

/** A split by the caller's number or country, by the caller's name or by the time; others keep their exits, but not their conditions. */
export const convertSplit: Convert = (split) =>
  byRegion(split) ??
  byName(split) ??
  byTime(split) ?? {
    ...branches(split, () => []),
    gap: 'SPLIT',
  };

const regionInputs: Readonly<Record<string, 'prefixes' | 'countries'>> = {
  'trigger.call.From': 'prefixes',
  'trigger.call.Caller': 'prefixes',
  'contact.channel.address': 'prefixes',
  'trigger.call.FromCountry': 'countries',
  'trigger.call.CallerCountry': 'countries',
};

function byRegion(split: StudioWidget): Converted | undefined {
  const kind = regionInputs[subjectOf(split) ?? ''];
  if (kind === undefined) return undefined;
  const form = kind === 'prefixes' ? /^\+[1-9]\d{0,9}$/ : /^[A-Z]{2}$/;
  const matches = matchesOf(split);
  const entries = matches.map((one) =>
    kind === 'prefixes' ? valuesOf(one, 'starts_with') : valuesOf(one, 'equal_to', 'matches_any_of'),
  );
  if (!entries.every((values) => values?.every((value) => form.test(value)))) return undefined;
  const all = entries.flatMap((values) => values ?? []);
  // Studio takes the first match, a region step the longest.
  const overlaps = all.some((one, at) => all.slice(at + 1).some((later) => later.startsWith(one)));
  if (overlaps || matches.length === 0 || matches.length > mostExits) return undefined;
  const empty = Object.fromEntries(REGION_KINDS.map((each) => [each, [] as string[]]));
  return {
    type: 'region',
    settings: {
      groups: entries.map((values, at) => ({
        id: `g${at + 1}`,
        name: label(matches[at]),
        ...empty,
        [kind]: values ?? [],
      })),
    },
    exits: exitsOf(split, 'region-g'),
    notes: [],
  };
}

const operators = { equal_to: 'is', contains: 'contains', starts_with: 'startsWith' } as const;
type Operator = keyof typeof operators;

function byName(split: StudioWidget): Converted | undefined {
  if (variableOf(subjectOf(split) ?? '') !== 'callerName') return undefined;
  const matches = matchesOf(split);
  const types = Object.keys(operators) as Operator[];
  const isKnown = (one: StudioTransition) =>
    (one.conditions?.length ?? 0) <= mostConditions &&
    valuesOf(one, ...types)?.every((value) => value !== '' && value.length <= longestValue);
  if (!matches.every(isKnown)) return undefined;
  return branches(split, ({ conditions }) =>
    (conditions ?? []).map(({ type, value }) => ({
      all: [{ fact: 'callerName', not: false, operator: operators[type as Operator], value: String(value).trim() }],
    })),
  );
}

/** Of a caller step, and of the other two. */
const mostBranches = 20;
const mostExits = 50;
const mostConditions = 10;
/** Of a caller's condition. */
const longestValue = 200;

type Condition = {
  all: { fact: string; not: boolean; operator: string; value: string }[];
};

function branches(split: StudioWidget, conditionsOf: (match: StudioTransition) => Condition[]): Converted {
  const matches = matchesOf(split).slice(0, mostBranches);
  return {
    type: 'caller',
    settings: {
      branches: matches.map((one, at) => ({ id: `b${at + 1}`, name: label(one), any: conditionsOf(one) })),
    },
    exits: exitsOf(split, 'caller-b', mostBranches),
    notes: [],
  };
}

function byTime(split: StudioWidget): Converted | undefined {
  const matches = matchesOf(split);
  const hours = matches.map(hoursOf);
  if (matches.length === 0 || matches.length > mostExits || hours.includes(undefined)) return undefined;
  const days = [1, 2, 3, 4, 5, 6, 7];
  return {
    type: 'schedule',
    settings: {
      periods: hours.map((span, at) => ({
        id: `p${at + 1}`,
        name: label(matches[at]),
        weekly: span ? [{ days, ...span }] : [],
        dates: [],
      })),
    },
    exits: exitsOf(split, 'period-p'),
    notes: [{ code: 'HOURS', what: '' }],
  };
}

function hoursOf({ conditions }: StudioTransition): { from: string; to: string } | undefined {
  const times = (conditions ?? []).map(({ type, value }) => {
    const side = /^(?:is_)?(before|after)_time$/.exec(type)?.[1];
    const time = typeof value === 'string' ? toTime(value) : undefined;
    return side && time ? ([side, time] as const) : undefined;
  });
  if (times.length === 0 || times.length > 2 || times.includes(undefined)) return undefined;
  const at = (side: string) => times.filter((one) => one?.[0] === side).map((one) => one?.[1]);
  const [afters, befores] = [at('after'), at('before')];
  const [from = '00:00'] = afters;
  const [to] = befores;
  // Periods here go past midnight; in Studio no time is both after the later and before the earlier.
  const isEmpty = to !== undefined && to <= from;
  return afters.length > 1 || befores.length > 1 || isEmpty ? undefined : { from, to: to ?? '00:00' };
}

const clockFace = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?$/i;

/** `9:05 pm` and `21:05` as `21:05`. */
function toTime(text: string): string | undefined {
  const [, hour, minute = '00', half] = clockFace.exec(text.trim()) ?? [];
  const hours = hour === undefined ? undefined : clockHour(Number(hour), half);
  return hours === undefined || Number(minute) > 59 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

function exitsOf(split: StudioWidget, prefix: string, most = mostExits): Exit[] {
  return [
    ...matchesOf(split)
      .slice(0, most)
      .map((transition, at) => ({ exit: `${prefix}${at + 1}`, transition })),
    ...on(split, 'noMatch', 'otherwise'),
  ];
}

function label(transition: StudioTransition | undefined): string {
  return transition ? nameOf(transition) : '';
}

import { daysFrom, localClock } from './localClock.ts';
import type { RawCall } from './someRawCalls.ts';

/** The calls of a report, with its days and time zone. */
export interface Counted {
  calls: readonly RawCall[];
  first: string;
  last: string;
  zone: string;
}

const withStatus = (calls: readonly RawCall[], status: RawCall['status']) =>
  calls.filter((call) => call.status === status).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const share = (all: number, of: number) => (of === 0 ? 0 : all / of);

/** An outbound one is a status, an inbound one a missed call with a message. */
export const isVoicemail = ({ status, direction, audio }: RawCall) =>
  status === 'voicemail' || (status === 'missed' && direction === 'inbound' && audio);

export function countsOf(calls: readonly RawCall[]) {
  const first = calls.filter(({ firstTime }) => firstTime).length;
  return {
    answer: withStatus(calls, 'answered'),
    missed: withStatus(calls, 'missed'),
    voicemail: calls.filter(isVoicemail).length,
    abandoned: withStatus(calls, 'abandoned'),
    first,
    returning: calls.length - first,
  };
}

export const avgDuration = (calls: readonly RawCall[]) => share(sum(calls.map((call) => call.duration)), calls.length);

function avgTalk(calls: readonly RawCall[]): number {
  const answered = calls.filter(({ status }) => status === 'answered');
  return share(sum(answered.map(({ talkTime }) => talkTime)), answered.length);
}

/** Calls by label; labels without calls stay. */
export function byLabel({ calls, first, last, zone }: Counted, view: string): [label: string, calls: RawCall[]][] {
  const days = daysFrom(first, last);
  const labels = {
    hours: Array.from({ length: 24 }, (_, hour) => `${hour}`),
    weekdays: ['1', '2', '3', '4', '5', '6', '7'],
    days,
    months: [...new Set(days.map((day) => day.slice(0, 7)))],
    weeks: days.filter((_, at) => at % 7 === 0),
  }[view];
  const weekOf = (day: string) => days[Math.floor(days.indexOf(day) / 7) * 7];
  const labelOf = (call: RawCall) => {
    const { day, hour, weekday } = localClock(call.at, zone);
    return { hours: `${hour}`, weekdays: `${weekday}`, days: day, months: day.slice(0, 7), weeks: weekOf(day) }[view];
  };
  return (labels ?? []).map((label) => [label, calls.filter((call) => labelOf(call) === label)]);
}

export interface ReferenceGroup {
  keys: string[];
  calls: RawCall[];
}

/** Calls by what they have in common, most first, ties by the bytes of their keys. */
export function byKeys(
  calls: readonly RawCall[],
  keysOf: (call: RawCall) => (string | number | null)[],
): ReferenceGroup[] {
  const groups = new Map<string, ReferenceGroup>();
  for (const call of calls) {
    const keys = keysOf(call);
    if (keys.includes(null)) continue;
    const name = JSON.stringify(keys);
    const group = groups.get(name) ?? { keys: keys.map(String), calls: [] };
    groups.set(name, { ...group, calls: [...group.calls, call] });
  }
  return ordered([...groups.values()]);
}

/** Calls by each of their tags, or of those that are asked for. */
export function byTag(calls: readonly RawCall[], asked?: readonly string[]): ReferenceGroup[] {
  const found = new Set(calls.flatMap(({ tags }) => tags));
  const tags = [...found].filter((tag) => asked?.includes(tag) ?? true);
  return ordered(tags.map((tag) => ({ keys: [tag], calls: calls.filter((call) => call.tags.includes(tag)) })));
}

function ordered(groups: ReferenceGroup[]): ReferenceGroup[] {
  const order = ({ keys }: ReferenceGroup) => keys.join('\u0000');
  return groups.toSorted(
    (a, b) => b.calls.length - a.calls.length || (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0),
  );
}

export function groupRow({ keys, calls }: ReferenceGroup, parameters: readonly string[], label?: string) {
  const accounts = [...new Set(calls.map(({ account }) => account))];
  const sold = calls.flatMap(({ sale }) => sale ?? []);
  const currencies = [...new Set(sold.map(({ revenueCurrency }) => revenueCurrency))].toSorted();
  const { first: newCallers, answer: answered, missed, voicemail, abandoned } = countsOf(calls);
  return {
    name: label ?? keys.join(' / '),
    account: accounts.length === 1 ? accounts[0] : null,
    total: calls.length,
    newCallers,
    answered,
    missed,
    voicemail,
    abandoned,
    avgDuration: avgDuration(calls),
    revenue: currencies.map((currency) => ({
      currency,
      amount: sum(sold.flatMap((sale) => (sale.revenueCurrency === currency ? sale.revenue : []))),
    })),
    actions: { calls: new URLSearchParams(parameters.map((name, at) => [name, keys[at] ?? ''])).toString() },
  };
}

export function insightRow(label: string, calls: readonly RawCall[], narrow: Record<string, string>) {
  const { first: newCallers, answer: answered, missed, voicemail, abandoned } = countsOf(calls);
  const actions = { calls: new URLSearchParams(narrow).toString() };
  return { label, total: calls.length, answered, missed, voicemail, abandoned, newCallers, actions };
}

const bounds = {
  '0-30': 30,
  '31-60': 60,
  '61-120': 120,
  '121-180': 180,
  '181-300': 300,
  '301-600': 600,
  '601-': Infinity,
};

export function durationRows(calls: readonly RawCall[]) {
  const over = calls.filter(({ status }) => status !== null);
  return Object.entries(bounds).map(([label, most], at, all) => {
    const least = at === 0 ? -1 : (all[at - 1]?.[1] ?? 0);
    const num = over.filter(({ duration }) => duration > least && duration <= most).length;
    return { label, num, percent: Math.round(share(num, over.length) * 1000) / 10 };
  });
}

export function ivrRows(calls: readonly RawCall[]) {
  const nodes = calls.flatMap((call) => {
    const keys = Array.from(call.keys.ivr ?? '');
    const names = call.keys.ivrName?.split(' › ') ?? keys.slice(0, 1);
    const path = keys.map((key, at) => ({ key, name: names[at] }));
    return path.map((_, at) => ({ path: path.slice(0, at + 1), call }));
  });
  const rows = [...Map.groupBy(nodes, ({ path }) => JSON.stringify(path))].map(([, found]) => {
    const path = found[0]?.path ?? [];
    const own = found.map(({ call }) => call);
    const { answer, missed, voicemail, abandoned } = countsOf(own);
    const digits = path.map(({ key }) => key).join('');
    const DTMFname = path.flatMap(({ name }) => name ?? []).join(' › ');
    const actions = { calls: new URLSearchParams({ IVR: digits, DTMFname }).toString() };
    const { name, key } = path.at(-1) ?? {};
    const counts = { tot: own.length, answer, missed, voicemail, abandoned, avgDuration: avgDuration(own) };
    const order = path.map((each) => `${each.key} ${each.name ?? ''}`);
    return { row: { name: name ?? key, digits, ...counts, actions }, order };
  });
  const sizeOf = ([root]: string[]) => rows.find(({ order }) => order.length === 1 && order[0] === root)?.row.tot ?? 0;
  return rows
    .toSorted((a, b) => sizeOf(b.order) - sizeOf(a.order) || (a.order.join('\u0000') < b.order.join('\u0000') ? -1 : 1))
    .map(({ row }) => row);
}

const outcomes = (calls: readonly RawCall[]) => ({
  total: calls.length,
  answered: withStatus(calls, 'answered'),
  missed: withStatus(calls, 'missed'),
  abandoned: withStatus(calls, 'abandoned'),
  voicemail: withStatus(calls, 'voicemail'),
});

const averages = (calls: readonly RawCall[]) => ({ avgTalk: avgTalk(calls), avgDuration: avgDuration(calls) });

export const summaryOf = (calls: readonly RawCall[]) => ({
  total: calls.length,
  ...countsOf(calls),
  ...averages(calls),
});

export function outboundPart(counted: Counted, view: string) {
  const agents = byKeys(counted.calls, ({ userId }) => [userId]).map(({ keys: [user = ''], calls }) => ({
    user: Number(user),
    name: 'Robin Marlow',
    ...outcomes(calls),
    ...averages(calls),
    actions: { calls: `user=${user}` },
  }));
  const buckets = byLabel(counted, view).map(([label, calls]) => ({ label, ...outcomes(calls) }));
  return { now: { ...outcomes(counted.calls), ...averages(counted.calls) }, buckets, agents };
}

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Call, CallOrder } from '#contract/telephony/calls.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import { matchesFilters } from '../../../../src/machines/filters/callMatches.ts';
import { narrowing } from '../../../../src/machines/filters/filterSet.ts';
import type { AskedStatus } from '#values/callStatus.ts';
import type { CallLogFilter } from '#values/callLogFilter.ts';
import { AskedLeadStatus, LeadStatus } from '#values/leadStatus.ts';
import { directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../../../server/kernel/db/schema/leads.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

type Filter = Partial<
  CallLogFilter &
    Pick<
      CallFilter,
      'trackingSource' | 'tags' | 'leadStatus' | 'durationMin' | 'durationMax' | 'audio' | 'firstTimeCaller'
    >
> & {
  status?: AskedStatus[];
};

const areas = ['Perth', 'North Perth', 'Albany', '100% Bay', null];
const words = ['', 'Call BACK', 'a_b', 'callers', 'aXb'];
const tagNames = ['vip', 'new', 'Sales'];
const sources = ['google', 'Radio'];
const statuses = ['answered', 'missed', 'abandoned'] as const;
const networks = ['geo', 'mobile', 'tollfree'] as const;
const small = fc.integer({ min: 0, max: 6 });

let everyCall: Call[];
let list: (query: string) => Promise<{ recordsFiltered: number; data: Call[] }>;

beforeAll(async () => {
  const { app, db } = await anApp();
  const account = await anAccount(db);
  const numbers = await Promise.all(networks.map((type) => aNumber(db, account, { type })));
  const row = fc.record({
    area: fc.constantFrom(...areas),
    notes: fc.constantFrom(...words),
    tags: fc.subarray(tagNames),
    trackingSource: fc.constantFrom(...sources),
    trackingNumber: fc.constantFrom('+61390009999', ...numbers.map(({ did }) => did)),
    status: fc.constantFrom(...statuses),
    direction: fc.constantFrom(0, directionCodes.indexOf('outbound')),
    duration: small,
    talkTime: small,
    score: fc.integer({ min: -3, max: 3 }),
    firstTime: fc.boolean(),
    audio: fc.boolean(),
    caller: fc.constantFrom('+61412000001', '+61412000002', '+61412000003', null),
    target: fc.constantFrom('Reception', 'annex', 'Bar', null),
    ivr: fc.constantFrom('1', '12', null),
    webSource: fc.constantFrom('bing', null),
    webMedium: fc.constantFrom('cpc', null),
    location: fc.constantFrom('North Perth', 'Albany', null),
    revenue: fc.constantFrom(0, 100, 250, null),
    revenueCurrency: fc.constant('AUD'),
    heardAt: fc.constantFrom(new Date('2026-02-01T00:00:00Z'), null),
    leadStatus: fc.constantFrom(...leadStatusCodes.keys(), null, null, null),
  });
  const said = { accountId: account, changedBy: 'ann@example.test', changedAt: new Date('2026-02-01T00:00:00Z') };
  for (const [number, status] of [
    ['+61412000001', 'won'],
    ['+61412000003', 'spam'],
  ] as const)
    await db.insert(leads).values({ ...said, number, personId: randomUUID(), status: leadStatusCodes.indexOf(status) });
  for (const [hour, given] of fc.sample(row, 80).entries())
    await aCall(db, account, { ...given, at: new Date(Date.UTC(2026, 0, 1, hour)).toISOString() });
  await aCall(db, await anAccount(db), { tags: tagNames });
  const { headers } = await login(app, (await aUser(db, account)).email);
  list = async (query) => (await app.inject({ url: `/v2/call?${query}`, headers })).json();
  const outbound = (await list('length=100&direction=outbound')).data;
  everyCall = [...(await list('length=100')).data, ...outbound];
  expect(everyCall).toHaveLength(80);
});

const within = (value: number, min = -Infinity, max = Infinity) => value >= min && value <= max;
const contains = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase());

/** The page calls an inbound call that was missed with a message a voicemail. */
function hasStatus({ status, direction, audio }: Call, asked: AskedStatus): boolean {
  const isVoicemail = status === 'missed' && direction === 'inbound' && audio;
  if (asked === 'voicemail') return isVoicemail;
  return asked === 'noMessage' ? status === 'missed' && !isVoicemail : status === asked;
}

function hasLeadStatus({ leadStatus }: Call, asked: AskedLeadStatus): boolean {
  return asked === 'notSpam' ? leadStatus !== 'spam' : leadStatus === asked;
}

const isAnyOf = (source: string, sources: string[]) =>
  sources.some((one) => one.toLowerCase() === source.toLowerCase());

function matches(call: Call, filter: Filter): boolean {
  const { status, network, tags, trackingSource, direction, audio, firstTimeCaller, area = '', notes = '' } = filter;
  return (
    (status === undefined || status.some((one) => hasStatus(call, one))) &&
    (network === undefined || network.some((one) => one === call.network)) &&
    (tags === undefined || tags.some((one) => call.tags.includes(one))) &&
    (filter.leadStatus === undefined || filter.leadStatus.some((one) => hasLeadStatus(call, one))) &&
    (trackingSource === undefined || isAnyOf(call.trackingSource, trackingSource)) &&
    (direction ?? 'inbound') === call.direction &&
    (audio === undefined || audio === String(call.audio)) &&
    (filter.heard === undefined || filter.heard === String(call.heard)) &&
    (firstTimeCaller === undefined || firstTimeCaller === String(call.firstTimeCaller)) &&
    within(call.duration, filter.durationMin, filter.durationMax) &&
    within(call.talkTime, filter.talkTimeMin, filter.talkTimeMax) &&
    within(call.score, filter.scoreMin, filter.scoreMax) &&
    contains(call.area, area) &&
    contains(call.notes, notes) &&
    contains(call.location, filter.location ?? '') &&
    (filter.answeredBy === undefined || (call.status === 'answered' && contains(call.target, filter.answeredBy))) &&
    (filter.rangLast === undefined || (call.status !== 'answered' && contains(call.target, filter.rangLast))) &&
    (call.revenue === null
      ? filter.revenueMin === undefined && filter.revenueMax === undefined
      : within(call.revenue.amount, filter.revenueMin, filter.revenueMax))
  );
}

/** What a column sorts by: statuses in the order of their codes, texts in any case, a list by its first entry. */
function keyOf(call: Call, column: CallOrder): string | number | null {
  if (column === 'revenue') return call.revenue && call.revenue.amount;
  const value = column === 'tags' ? call.tag : call[column];
  if (column === 'status') return statuses.findIndex((one) => one === value);
  if (column === 'leadStatus') return LeadStatus.options.indexOf(call.leadStatus);
  return typeof value === 'string' ? value.toLowerCase() : value === null ? null : Number(value);
}

function inOrder(column: CallOrder, sign: 1 | -1) {
  return (a: Call, b: Call) => {
    const [left, right] = [keyOf(a, column), keyOf(b, column)];
    if (left === right) return sign * (a.id - b.id);
    if (left === null || right === null) return left === null ? 1 : -1;
    return sign * (left < right ? -1 : 1);
  };
}

const boolean = fc.constantFrom('true' as const, 'false' as const);
const some = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
const aFilter: fc.Arbitrary<Filter> = fc.record(
  {
    direction: fc.constantFrom('inbound' as const, 'outbound' as const),
    network: some(networks),
    talkTimeMin: small,
    talkTimeMax: small,
    tags: some(tagNames),
    leadStatus: some(AskedLeadStatus.options),
    firstTimeCaller: boolean,
    scoreMin: fc.integer({ min: -3, max: 3 }),
    scoreMax: fc.integer({ min: -3, max: 3 }),
    area: fc.constantFrom('perth', '%', 'h p'),
    notes: fc.constantFrom('CALL', 'a_b', '\\'),
    location: fc.constantFrom('perth', 'Alb'),
    revenueMin: fc.constantFrom(0, 100, 101),
    revenueMax: fc.constantFrom(250, 300),
    trackingSource: some([...sources, 'GOOGLE']),
    durationMin: small,
    durationMax: small,
    audio: boolean,
    heard: boolean,
    status: some([...statuses, 'voicemail', 'noMessage']),
    answeredBy: fc.constantFrom('CEP', 'ann'),
    rangLast: fc.constantFrom('CEP', 'ann'),
  },
  { requiredKeys: [] },
);

/** Few at once: all of them together would match nothing. */
const someFilters = fc
  .tuple(
    aFilter,
    fc.subarray(
      ['tags', 'trackingSource', 'score', 'talk', 'status', 'heard', 'a', 'n', 'f', 'd', 'rev', 'loc', 'rang'],
      {
        maxLength: 3,
      },
    ),
  )
  .map(([filter, chosen]) =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => chosen.some((start) => name.startsWith(start)))),
  )
  .filter((filter) =>
    ['talkTime', 'duration', 'score', 'revenue'].every((name) => !isTurned(filter, name)),
  ) as fc.Arbitrary<Filter>;

/** The server refuses a range whose end comes before its start. */
function isTurned(filter: Record<string, unknown>, name: string): boolean {
  return Number(filter[`${name}Min`] ?? -Infinity) > Number(filter[`${name}Max`] ?? Infinity);
}

test('the log lists and counts exactly the calls that its filters mean, in the order of any column', async () => {
  const sorted = fc.constantFrom(...CallOrder.options);
  const law = fc.asyncProperty(someFilters, sorted, fc.boolean(), async (filter, column, isUp) => {
    const wanted = everyCall.filter((call) => matches(call, filter)).toSorted(inOrder(column, isUp ? 1 : -1));
    const asked = Object.entries(filter).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    const order = [
      ['orderBy', column],
      ['order', isUp ? 'asc' : 'desc'],
      ['length', '100'],
    ];
    const page = await list(new URLSearchParams([...asked, ...order]).toString());
    expect(page.data.map(({ uuid }) => uuid)).toEqual(wanted.map(({ uuid }) => uuid));
    expect(page.recordsFiltered).toBe(wanted.length);
    // The page judges live calls by a table of its own.
    const ids = wanted.map(({ uuid }) => uuid).toSorted();
    const shown = everyCall.filter((call) => matchesFilters(call, Object.assign({}, narrowing, filter)));
    expect(shown.map(({ uuid }) => uuid).toSorted()).toEqual(ids);
  });
  await fc.assert(law, { numRuns: 150 });
});

test('who answered and who rang last are told apart, and each call has at most one of them', () => {
  expect(everyCall.map(({ answeredBy, rangLast }) => [answeredBy, rangLast])).toEqual(
    everyCall.map(({ status, target }) => (status === 'answered' ? [target, null] : [null, target])),
  );
});

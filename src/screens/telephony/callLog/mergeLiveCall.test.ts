import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { defaultFilters } from '../../../machines/filters/filterSet.ts';
import { mergeLiveCall, type CallLogView, type CallPage } from './mergeLiveCall.ts';

function aCall(changes: Partial<Call> = {}): Call {
  return {
    id: 7_264_000_000_000_000,
    uuid: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11',
    account: 12,
    accountName: 'Harbour Dental',
    caller: '+61398765432',
    crmName: null,
    area: 'Melbourne',
    country: 'AU',
    firstTimeCaller: true,
    trackingNumber: '+61291234567',
    trackingName: 'Website',
    trackingSource: 'Google Ads',
    network: 'geo',
    dateStart: '2026-03-10T01:00:00.000Z',
    dateStartGMT: '2026-03-10T01:00:00Z',
    dateStartLocal: '2026-03-10T12:00:00+11:00',
    dateStartUser: '2026-03-10T12:00:00+11:00',
    dateStop: null,
    dateStopGMT: null,
    dateStopLocal: null,
    dateStopUser: null,
    timestamp: 1_773_104_400,
    localTimezone: 'Australia/Melbourne',
    userTimezone: 'Australia/Melbourne',
    direction: 'inbound',
    state: 'ringing',
    status: null,
    duration: 0,
    talkTime: 0,
    target: null,
    answeredBy: null,
    rangLast: null,
    IVR: null,
    IVRnames: [],
    DTMF: null,
    DTMFname: null,
    location: null,
    audio: false,
    heard: null,
    audioId: null,
    blocked: false,
    test: false,
    tag: null,
    tags: [],
    score: 0,
    revenue: null,
    currency: 'AUD',
    leadStatus: 'new',
    ownLeadStatus: null,
    intelligence: null,
    notes: '',
    version: 1,
    web: { source: null, medium: null },
    web_source: null,
    web_medium: null,
    ...changes,
  };
}

const view = { page: 0, length: 10, orderBy: 'dateStart', order: 'desc', search: '' } as const;
const seen: CallLogView = {
  view,
  filters: defaultFilters('2026-03-10', 'UTC'),
  accounts: [],
  dayOf: (call) => call.dateStart.slice(0, 10),
};
const old = aCall({ uuid: 'old', dateStart: '2026-03-09T00:00:00.000Z', state: 'ended', status: 'missed' });
const page: CallPage = { recordsTotal: 1, recordsFiltered: 1, data: [old] };

test('a listed call is replaced in place', () => {
  const answered = { ...old, status: 'answered' as const };
  expect(mergeLiveCall(page, answered, seen)).toEqual({ ...page, data: [answered] });
});

test('a new call is prepended and counted', () => {
  const call = aCall();
  expect(mergeLiveCall(page, call, seen)).toEqual({ recordsTotal: 2, recordsFiltered: 2, data: [call, old] });
});

test('a full page drops its last row', () => {
  const full = { ...page, data: Array.from({ length: 10 }, (_, at) => ({ ...old, uuid: `${at}` })) };
  expect(
    mergeLiveCall(full, aCall(), seen)
      ?.data.map(({ uuid }) => uuid)
      .slice(-1),
  ).toEqual(['8']);
});

describe('a new call that the filters exclude changes nothing', () => {
  test.each([
    ['another account', { accounts: [99] }],
    ['another status', { filters: { ...seen.filters, status: ['missed' as const] } }],
    ['another number', { filters: { ...seen.filters, trackingNumber: ['+61300000000'] } }],
    ['another source', { filters: { ...seen.filters, trackingSource: ['Flyer'] } }],
    ['another day', { filters: { ...seen.filters, dateEnd: '2026-03-09' } }],
    ['another kind', { filters: { ...seen.filters, kind: ['test' as const] } }],
    ['another direction', { filters: { ...seen.filters, direction: 'outbound' as const } }],
    ['another type of number', { filters: { ...seen.filters, network: ['mobile' as const] } }],
    ['other tags', { filters: { ...seen.filters, tags: ['vip'] } }],
    ['returning callers', { filters: { ...seen.filters, firstTimeCaller: 'false' as const } }],
    ['recorded calls', { filters: { ...seen.filters, audio: 'true' as const } }],
    ['longer talk', { filters: { ...seen.filters, talkTimeMin: 1 } }],
    ['a higher score', { filters: { ...seen.filters, scoreMin: 1 } }],
    ['a lower score', { filters: { ...seen.filters, scoreMax: -1 } }],
    ['another area', { filters: { ...seen.filters, area: 'perth' } }],
    ['notes', { filters: { ...seen.filters, notes: 'quote' } }],
    ['too short', { filters: { ...seen.filters, durationMin: 5 } }],
    ['a higher value', { filters: { ...seen.filters, revenueMin: 100 } }],
    ['another branch', { filters: { ...seen.filters, location: 'perth' } }],
    ['whom nobody answered', { filters: { ...seen.filters, answeredBy: 'ann' } }],
    ['whom somebody else rang last', { filters: { ...seen.filters, rangLast: 'ann' } }],
    ['voicemails', { filters: { ...seen.filters, status: ['voicemail' as const] } }],
  ])('%s', (_why, changes) => {
    expect(mergeLiveCall(page, aCall(), { ...seen, ...changes })).toBe(page);
  });
});

describe('only the server knows', () => {
  test.each([
    ['on a later page', { ...view, page: 1 }],
    ['in another order', { ...view, orderBy: 'caller' }],
    ['in a search', { ...view, search: 'ada' }],
  ])('%s', (_why, other) => {
    expect(mergeLiveCall(page, aCall(), { ...seen, view: other })).toBeUndefined();
  });
});

test('the same event twice is the same as once', () => {
  const states = fc.constantFrom<Partial<Call>>(
    {},
    { state: 'ended', status: 'missed' },
    { uuid: 'old' },
    { account: 99 },
  );
  const views = fc.constantFrom<Partial<CallLogView>>({}, { accounts: [12] }, { view: { ...view, length: 10 } });
  fc.assert(
    fc.property(states, views, (changes, shown) => {
      const call = aCall(changes);
      const once = mergeLiveCall(page, call, { ...seen, ...shown });
      fc.pre(once !== undefined);
      expect(mergeLiveCall(once, call, { ...seen, ...shown })).toEqual(once);
    }),
  );
});

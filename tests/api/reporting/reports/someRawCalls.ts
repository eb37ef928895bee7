import fc from 'fast-check';
import { LeadStatus } from '#values/leadStatus.ts';

/** A call as it is stored, with the names instead of the codes. */
export interface RawCall {
  at: number;
  account: number;
  direction: 'inbound' | 'outbound';
  status: 'answered' | 'missed' | 'abandoned' | 'voicemail' | null;
  duration: number;
  talkTime: number;
  firstTime: boolean;
  test: boolean;
  audio: boolean;
  tags: string[];
  caller: string | null;
  area: string | null;
  target: string | null;
  trackingNumber: string;
  trackingSource: string;
  keys: { ivr: string | null; ivrName: string | null };
  webSource: string | null;
  webMedium: string | null;
  webCampaign: string | null;
  webKeyword: string | null;
  webLanding: string | null;
  webConversion: string | null;
  sale: { revenue: number; revenueCurrency: string } | null;
  userId: number | null;
  /** Null if it has that of its caller. */
  leadStatus: LeadStatus | null;
}

export const names = {
  numbers: ['+61390000001', '+61390000002'],
  sources: ['google', 'Radio', 'a & b=c'],
  callers: ['+61412000001', '+61412000002', '+61412000003'],
  /** The second is grouped with nobody, and new. */
  callerStatuses: { '+61412000001': 'won', '+61412000003': 'spam' } as Record<string, LeadStatus>,
  areas: ['Perth', 'North Perth', 'Örebro'],
  targets: ['Reception', '+61390001111'],
  keys: ['1', '12', '1#', '2', '*'],
  // The first begins the second.
  keyNames: ['Sales', 'Salesroom', 'Service', 'Sales › Service'],
  webSources: ['google', 'bing / x'],
  webMedia: ['paid', 'organic'],
  tags: ['vip', 'new', 'a, b'],
  texts: ['https://a.example/?q=1&r=2', '/b', 'ü'],
};

/**
 * Around the clock changes of the zones of the tests, of both directions and years, and around the same weekdays a
 * year before.
 */
const momentsNear = [
  '2025-03-29T12:00:00Z',
  '2025-04-05T15:00:00Z',
  '2025-10-04T15:00:00Z',
  '2026-03-08T06:00:00Z',
  '2026-03-28T22:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-04-07T00:00:00Z',
].map((moment) => Date.parse(moment));

const orNull = <T>(values: readonly T[]) => fc.constantFrom(...values, null);

const pressedKeys = fc
  .array(
    fc.record({ key: fc.constantFrom('1', '2', '#', '*'), name: fc.constantFrom('Sales', 'Salesroom', 'Service') }),
    {
      maxLength: 3,
    },
  )
  .chain((keys) => {
    const ivr = keys.map(({ key }) => key).join('') || null;
    const ivrName = keys.map(({ name }) => name).join(' › ');
    return fc.record({ ivr: fc.constant(ivr), ivrName: ivr === null ? fc.constant(null) : orNull([ivrName]) });
  });

/** Calls of these accounts and users. */
export function rawCalls(accounts: readonly number[], users: readonly number[]): fc.Arbitrary<RawCall> {
  const at = fc
    .tuple(fc.constantFrom(...momentsNear), fc.integer({ min: -130_000, max: 130_000 }))
    .map(([near, seconds]) => near + seconds * 1000);
  return fc.record({
    at,
    account: fc.constantFrom(...accounts),
    direction: fc.constantFrom('inbound', 'inbound', 'outbound'),
    status: orNull(['answered', 'answered', 'missed', 'abandoned', 'voicemail'] as const),
    duration: fc.constantFrom(0, 29, 30, 31, 60, 61, 120, 121, 180, 181, 300, 301, 600, 601, 5000),
    talkTime: fc.nat(500),
    firstTime: fc.boolean(),
    test: fc.constantFrom(false, false, false, false, false, true),
    audio: fc.boolean(),
    tags: fc.subarray(names.tags),
    caller: orNull(names.callers),
    area: orNull(names.areas),
    target: orNull(names.targets),
    trackingNumber: fc.constantFrom(...names.numbers),
    trackingSource: fc.constantFrom(...names.sources),
    keys: pressedKeys,
    webSource: orNull(names.webSources),
    webMedium: orNull(names.webMedia),
    webCampaign: orNull(names.texts),
    webKeyword: orNull(names.texts),
    webLanding: orNull(names.texts),
    webConversion: orNull(names.texts),
    sale: fc.option(fc.record({ revenue: fc.nat(9_000_000_000), revenueCurrency: fc.constantFrom('AUD', 'EUR') })),
    userId: orNull(users),
    leadStatus: fc.constantFrom(...LeadStatus.options, null, null, null, null),
  });
}

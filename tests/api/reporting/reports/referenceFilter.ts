import fc from 'fast-check';
import type { CallFilter } from '#values/callFilter.ts';
import type { AskedStatus } from '#values/callStatus.ts';
import { AskedLeadStatus } from '#values/leadStatus.ts';
import { localClock } from './localClock.ts';
import { isVoicemail } from './reference.ts';
import { names, type RawCall } from './someRawCalls.ts';

export type Filter = Partial<Omit<CallFilter, 'datefrom' | 'dateto' | 'dateview' | 'timezone'>>;

const among = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
const duration = fc.constantFrom(0, 30, 31, 60, 300, 601);

/** Few filters at once: all of them together would match nothing. */
export function someFilters(accounts: readonly number[], users: readonly number[]): fc.Arbitrary<Filter> {
  const all = {
    account: among(accounts),
    trackingNumber: among(names.numbers),
    trackingSource: among(names.sources),
    durationMin: duration,
    durationMax: duration,
    status: among(['answered', 'missed', 'abandoned', 'voicemail', 'noMessage'] as const),
    tags: among(names.tags),
    leadStatus: among(AskedLeadStatus.options),
    audio: fc.constantFrom('true' as const, 'false' as const),
    hour: fc.nat(23),
    weekday: fc.integer({ min: 1, max: 7 }),
    caller: fc.constantFrom(...names.callers),
    firstTimeCaller: fc.constantFrom('true' as const, 'false' as const),
    areaName: fc.constantFrom(...names.areas),
    target: fc.constantFrom(...names.targets),
    IVR: fc.constantFrom(...names.keys),
    DTMFname: fc.constantFrom(...names.keyNames),
    web_source: fc.constantFrom(...names.webSources),
    web_medium: fc.constantFrom(...names.webMedia),
    campaign: fc.constantFrom(...names.texts),
    keyword: fc.constantFrom(...names.texts),
    landing: fc.constantFrom(...names.texts),
    conversion: fc.constantFrom(...names.texts),
    user: fc.constantFrom(...users),
  } satisfies { [Name in keyof Required<Filter>]: fc.Arbitrary<unknown> };
  const filter = fc
    .record(all)
    .map((one) => ({ ...one, durationMax: Math.max(one.durationMin, one.durationMax) })) as fc.Arbitrary<
    Required<Filter>
  >;
  return fc
    .tuple(filter, fc.subarray(Object.keys(all), { maxLength: 2 }))
    .map(([one, chosen]) => Object.fromEntries(Object.entries(one).filter(([name]) => chosen.includes(name))));
}

function hasStatus(call: RawCall, asked: AskedStatus): boolean {
  if (asked === 'noMessage') return call.status === 'missed' && !isVoicemail(call);
  return asked === 'voicemail' ? isVoicemail(call) : call.status === asked;
}

/** Its own, or that of its caller in whatever account. */
function hasLeadStatus({ leadStatus, caller }: RawCall, asked: AskedLeadStatus): boolean {
  const shown = leadStatus ?? names.callerStatuses[caller ?? ''] ?? 'new';
  return asked === 'notSpam' ? shown !== 'spam' : shown === asked;
}

/** Whether a call is one that a filter means, whatever its days. */
export function matches(call: RawCall, filter: Filter, zone: string): boolean {
  const clock = localClock(call.at, zone);
  const isIn = (list: readonly unknown[] | undefined, value: unknown) => list === undefined || list.includes(value);
  const is = (asked: unknown, value: unknown) => asked === undefined || asked === value;
  return (
    isIn(filter.account, call.account) &&
    isIn(filter.trackingNumber, call.trackingNumber) &&
    isIn(filter.trackingSource, call.trackingSource) &&
    (filter.status?.some((asked) => hasStatus(call, asked)) ?? true) &&
    call.duration >= (filter.durationMin ?? 0) &&
    call.duration <= (filter.durationMax ?? Infinity) &&
    (filter.tags === undefined || filter.tags.some((tag) => call.tags.includes(tag))) &&
    (filter.leadStatus?.some((asked) => hasLeadStatus(call, asked)) ?? true) &&
    is(filter.audio, String(call.audio)) &&
    is(filter.hour, clock.hour) &&
    is(filter.weekday, clock.weekday) &&
    is(filter.caller, call.caller) &&
    is(filter.firstTimeCaller, String(call.firstTime)) &&
    is(filter.areaName, call.area) &&
    is(filter.target, call.target) &&
    (filter.IVR === undefined || (call.keys.ivr?.startsWith(filter.IVR) ?? false)) &&
    (filter.DTMFname === undefined || `${call.keys.ivrName} › `.startsWith(`${filter.DTMFname} › `)) &&
    is(filter.web_source, call.webSource) &&
    is(filter.web_medium, call.webMedium) &&
    is(filter.campaign, call.webCampaign) &&
    is(filter.keyword, call.webKeyword) &&
    is(filter.landing, call.webLanding) &&
    is(filter.conversion, call.webConversion) &&
    is(filter.user, call.userId)
  );
}

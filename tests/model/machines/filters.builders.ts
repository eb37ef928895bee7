import fc from 'fast-check';
import { addDays, datePresets, presetRange } from '../../../src/machines/filters/dateRange.ts';
import { defaultFilters, type FilterSet } from '../../../src/machines/filters/filterSet.ts';

export const today = '2026-03-10';
export const timezone = 'Australia/Melbourne';

export function aFilterSet(changes: Partial<FilterSet> = {}): FilterSet {
  return { ...defaultFilters(today, timezone), ...changes };
}

const numbers = ['+61398765432', '+61291234567', '+390212345678'];

const range = fc.oneof(
  fc.constantFrom(...datePresets).map((dateLabel) => ({ dateLabel, ...presetRange(dateLabel, today) })),
  fc.tuple(fc.integer({ min: -800, max: 0 }), fc.nat(400)).map(([back, length]) => {
    const dateStart = addDays(today, back);
    const end = addDays(dateStart, length);
    return { dateLabel: 'custom' as const, dateStart, dateEnd: end < today ? end : today };
  }),
);

const durations = fc
  .tuple(fc.option(fc.nat(600)), fc.option(fc.nat(600)))
  .map(([durationMin, more]) => ({ durationMin, durationMax: more === null ? null : (durationMin ?? 0) + more }));

const figure = fc.record(
  {
    hour: fc.nat(23),
    IVR: fc.constantFrom('1', '*#'),
    landing: fc.constantFrom('https://a.example/?b=c&d', 'ü'),
  },
  { requiredKeys: [] },
);
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const yesOrNo = option(fc.constantFrom('true' as const, 'false' as const));
const bounds = fc
  .tuple(option(fc.integer({ min: -50, max: 600 })), option(fc.nat(600)))
  .map(([min, more]) => [min, more === null ? null : (min ?? 0) + more] as const);

/** Filters that only the log has. */
const logFilters = fc
  .record({
    kind: fc.uniqueArray(fc.constantFrom('real' as const, 'test' as const)),
    direction: option(fc.constantFrom('inbound' as const, 'outbound' as const)),
    network: fc.uniqueArray(fc.constantFrom('geo' as const, 'tollfree' as const)),
    tags: fc.uniqueArray(fc.constantFrom('vip', 'Follow up & close', 'a=b?c')),
    leadStatus: fc.uniqueArray(fc.constantFrom('won' as const, 'notSpam' as const)),
    firstTimeCaller: yesOrNo,
    audio: yesOrNo,
    talkTime: bounds.map(([min, max]) => [min && Math.abs(min), max] as const),
    score: bounds,
    area: option(fc.constantFrom('Perth', '100% Bay')),
    notes: option(fc.constantFrom('call back', 'a+b')),
  })
  .map(({ talkTime: [talkTimeMin, talk], score: [scoreMin, scoreMax], ...rest }) => {
    const talkTimeMax = talk === null ? null : Math.max(talk, talkTimeMin ?? 0);
    return { ...rest, talkTimeMin, talkTimeMax, scoreMin, scoreMax };
  });

/** Any filter set that a user could apply. */
export const anyFilters: fc.Arbitrary<FilterSet> = fc
  .tuple(
    range,
    durations,
    fc.uniqueArray(fc.constantFrom(...numbers)),
    fc.uniqueArray(fc.constantFrom('Google Ads', 'Flyer & card', 'a=b?c', 'Ünïcode')),
    fc.uniqueArray(fc.constantFrom('answered' as const, 'missed' as const, 'abandoned' as const)),
    logFilters,
    fc.constantFrom('hours' as const, 'weekdays' as const, 'days' as const, 'months' as const),
    figure,
  )
  .map(([days, seconds, trackingNumber, trackingSource, status, log, dateView, narrowed]) =>
    aFilterSet({ ...days, ...seconds, ...log, trackingNumber, trackingSource, status, dateView, figure: narrowed }),
  );

import { type Mutant, of } from './mutant.ts';

/** Values of both sides, and the machines of the page. */
export const valueMutants: readonly Mutant[] = [
  ...of(
    'src/api/values/taxNumber.ts',
    ['src/api/values/taxNumber.test.ts'],
    [
      ['(sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0', '(sum + check) % 97 === 0'],
      ['(GD[0-4]|HA[5-9])', '(GD[0-4])'],
      ['at === 0 ? digit - 1 : digit', 'digit'],
      ['value > 9 ? value - 9 : value', 'value'],
      ['checks[0] === 10 ? checks[1] : checks[0]', 'checks[0]'],
    ],
  ),
  ...of(
    'src/api/values/callFilter.ts',
    ['src/api/values/callFilter.test.ts'],
    [
      ['time === undefined || times.includes(', 'time === undefined || time.length > 3 || times.includes('],
      ["localDay('23:59', '23:59:59')", "localDay('23:59', '23:59:59', '00:00:00')"],
      ['more === undefined &&', ''],
    ],
  ),
  ...of(
    'src/api/values/clockHour.ts',
    ['src/api/values/clockHour.test.ts'],
    [['hour <= 23 ? hour', 'hour <= 24 ? hour']],
  ),
];

export const machineMutants: readonly Mutant[] = [
  ...of(
    'src/machines/session/sessionEvents.ts',
    ['src/machines/session'],
    [
      ["'AUTH01', 'INVALID-CSRF'", "'AUTH01'"],
      ["'TOKEN-EXPIRED', 'INVALID-TOKEN-BT2', 'E003'", "'TOKEN-EXPIRED', 'INVALID-TOKEN-BT2'"],
      [": 'GEN02'", ": 'AUTH01'"],
    ],
  ),
  ...of(
    'src/machines/flowEditor/flowEditor.machine.ts',
    ['src/machines/flowEditor'],
    [['notSaved: failed && !context.intent.publish', 'notSaved: failed']],
  ),
  ...of(
    'src/machines/bulkSms/bulkSmsEvents.ts',
    ['src/machines/bulkSms'],
    [
      ["['STALE-VERSION', 'WRONG-STATUS']", "['STALE-VERSION']"],
      ["['STALE-VERSION', 'WRONG-STATUS']", "['WRONG-STATUS']"],
    ],
  ),
  ...of(
    'src/machines/bulkSms/bulkSms.machine.ts',
    ['src/machines/bulkSms'],
    [
      [
        "{ guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },\n          { target: 'preparing.quoteFailed'",
        "{ target: 'preparing.quoteFailed'",
      ],
      [
        "{ guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },\n          { target: 'cancelFailed'",
        "{ target: 'cancelFailed'",
      ],
      [
        "{ guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading' },\n              { target: 'actionFailed'",
        "{ target: 'actionFailed'",
      ],
      [
        "{ guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading' },\n              {\n                target: '#bulkSms.preparing.sendFailed'",
        "{\n                target: '#bulkSms.preparing.sendFailed'",
      ],
    ],
  ),
];

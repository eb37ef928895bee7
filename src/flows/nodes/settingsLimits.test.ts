import { expect, test } from 'vitest';
import { type NodeTypeName, nodeTypes } from './nodeTypes.ts';

const x = (length: number) => 'x'.repeat(length);
const filled = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at));
const target = (at: number) => ({ id: `t${at}`, label: '', number: '+61398765432' });
const share = (at: number) => ({ ...target(at), weight: 1 });
const period = (at: number) => ({ id: `p${at}`, name: '', weekly: [], dates: [] });
const hours = { days: [1], from: '09:00', to: '17:00' };
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const speech = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const audio = (length: number) => ({ kind: 'audio', url: `https://a.test/${x(length - 15)}` });

const limits: Record<NodeTypeName, [setting: string, last: unknown, beyond: unknown][]> = {
  start: [
    ['consent', speech(x(2000)), speech(x(2001))],
    ['consent', speech('x'), speech(' ')],
  ],
  announce: [
    ['speech', speech(x(2000)), speech(x(2001))],
    ['speech', audio(2000), audio(2001)],
  ],
  menu: [
    ['timeout', 60, 61],
    ['timeout', 1, 0],
    ['attempts', 5, 6],
    ['attempts', 1, 0],
    ['keys', [{ key: '1', label: x(100) }], [{ key: '1', label: x(101) }]],
  ],
  schedule: [
    ['periods', filled(50, period), filled(51, period)],
    ['periods', [period(0), period(1)], [period(0), period(0)]],
    ['periods', [{ ...period(0), name: x(100) }], [{ ...period(0), name: x(101) }]],
    [
      'periods',
      [{ ...period(0), weekly: filled(50, () => hours) }],
      [{ ...period(0), weekly: filled(51, () => hours) }],
    ],
    ['periods', [{ ...period(0), dates: filled(400, day) }], [{ ...period(0), dates: filled(401, day) }]],
    [
      'periods',
      [{ ...period(0), weekly: [{ ...hours, days: [7] }] }],
      [{ ...period(0), weekly: [{ ...hours, days: [8] }] }],
    ],
    [
      'periods',
      [{ ...period(0), weekly: [{ ...hours, to: '23:59' }] }],
      [{ ...period(0), weekly: [{ ...hours, to: '24:00' }] }],
    ],
    [
      'holidays',
      filled(400, (at) => ({ date: day(at), name: '' })),
      filled(401, (at) => ({ date: day(at), name: '' })),
    ],
    ['holidays', [{ date: day(0), name: x(100) }], [{ date: day(0), name: x(101) }]],
    ['timezone', null, 'Mars/Olympus'],
  ],
  ring: [
    ['targets', filled(10, target), filled(11, target)],
    ['targets', [target(0), target(1)], [target(0), target(0)]],
    ['targets', [{ ...target(0), label: x(100) }], [{ ...target(0), label: x(101) }]],
    ['targets', [{ ...target(0), number: x(40) }], [{ ...target(0), number: x(41) }]],
    ['timeout', 120, 121],
    ['timeout', 5, 4],
  ],
  roundRobin: [
    ['targets', filled(10, share), filled(11, share)],
    ['targets', [share(0), share(1)], [share(0), share(0)]],
    ['targets', [{ ...share(0), weight: 100 }], [{ ...share(0), weight: 101 }]],
    ['targets', [{ ...share(0), weight: 1 }], [{ ...share(0), weight: 0 }]],
    ['timeout', 120, 121],
    ['timeout', 5, 4],
    ['rounds', 5, 6],
    ['rounds', 1, 0],
  ],
  tag: [
    ['tags', filled(50, (at) => `tag ${at}`), filled(51, (at) => `tag ${at}`)],
    ['tags', [x(100)], [x(101)]],
    ['tags', ['x'], ['']],
    ['score', 100, 101],
    ['score', -100, -101],
  ],
  voicemail: [
    ['maxSeconds', 600, 601],
    ['maxSeconds', 5, 4],
    ['emails', filled(50, (at) => `p${at}@example.test`), filled(51, (at) => `p${at}@example.test`)],
  ],
  hangup: [],
};

const table = Object.entries(limits).flatMap(([type, rows]) =>
  rows.map(([setting, last, beyond]) => ({ type: type as NodeTypeName, setting, last, beyond })),
);

test.each(table)('$setting of $type ends where it should', ({ type, setting, last, beyond }) => {
  const nodeType = nodeTypes[type];
  const accepts = (value: unknown) => {
    const { error } = nodeType.settings.safeParse({ ...(nodeType.defaults() as object), [setting]: value });
    return !error?.issues.some(({ path }) => path[0] === setting);
  };
  expect([accepts(last), accepts(beyond)]).toEqual([true, false]);
});

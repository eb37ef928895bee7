import { expect, test } from 'vitest';
import { type NodeTypeName, nodeTypes } from './nodeTypes.ts';

const x = (length: number) => 'x'.repeat(length);
const filled = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at));
const target = (at: number) => ({ id: `t${at}`, label: '', number: '+61398765432' });
const share = (at: number) => ({ ...target(at), weight: 1 });
const period = (at: number) => ({ id: `p${at}`, name: '', weekly: [], dates: [] });
const hours = { days: [1], from: '09:00', to: '17:00' };
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const region = (at: number) => ({
  id: `g${at}`,
  name: '',
  prefixes: [] as string[],
  areaCodes: [],
  states: [],
  countries: [],
});
const branch = (at: number) => ({ id: `b${at}`, name: '', any: [] });
const condition = (value: string) => ({ fact: 'source', not: false, operator: 'is', value });
const percent = (at: number) => ({ id: `s${at}`, name: '', percent: 10 });
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
  locations: [
    ['IVRmessage', speech(x(2000)), speech(x(2001))],
    ['IVRdigits', 3, 2],
    ['IVRdigits', 10, 11],
    ['IVRattempts', 1, 0],
    ['IVRattempts', 5, 6],
    ['location', x(40), x(41)],
    ['fallback', filled(10, target), filled(11, target)],
    ['fallback', [target(0), target(1)], [target(0), target(0)]],
    ['timeout', 5, 4],
    ['timeout', 120, 121],
  ],
  region: [
    ['groups', filled(50, region), filled(51, region)],
    ['groups', [region(0), region(1)], [region(0), region(0)]],
    ['groups', [{ ...region(0), name: x(100) }], [{ ...region(0), name: x(101) }]],
    ['groups', [{ ...region(0), prefixes: ['+1234567890'] }], [{ ...region(0), prefixes: ['+12345678901'] }]],
    ['groups', [{ ...region(0), prefixes: ['+6'] }], [{ ...region(0), prefixes: ['6'] }]],
    ['groups', [{ ...region(0), areaCodes: ['AU 123456'] }], [{ ...region(0), areaCodes: ['AU 1234567'] }]],
    ['groups', [{ ...region(0), states: ['AU-VIC'] }], [{ ...region(0), states: ['VIC'] }]],
    ['groups', [{ ...region(0), countries: ['AU'] }], [{ ...region(0), countries: ['AUS'] }]],
    ...(['prefixes', 'areaCodes', 'states', 'countries'] as const).map((kind): [string, unknown, unknown] => {
      const entry = { prefixes: '+6', areaCodes: 'AU 3', states: 'AU-VIC', countries: 'AU' }[kind];
      const many = (count: number) => [{ ...region(0), [kind]: filled(count, () => entry) }];
      return ['groups', many(500), many(501)];
    }),
  ],
  caller: [
    ['branches', filled(20, branch), filled(21, branch)],
    ['branches', [branch(0), branch(1)], [branch(0), branch(0)]],
    ['branches', [{ ...branch(0), name: x(100) }], [{ ...branch(0), name: x(101) }]],
    [
      'branches',
      [{ ...branch(0), any: filled(10, () => ({ all: [] })) }],
      [{ ...branch(0), any: filled(11, () => ({ all: [] })) }],
    ],
    [
      'branches',
      [{ ...branch(0), any: [{ all: filled(10, () => condition('')) }] }],
      [{ ...branch(0), any: [{ all: filled(11, () => condition('')) }] }],
    ],
    [
      'branches',
      [{ ...branch(0), any: [{ all: [condition(x(200))] }] }],
      [{ ...branch(0), any: [{ all: [condition(x(201))] }] }],
    ],
  ],
  split: [
    ['shares', filled(10, percent), filled(11, percent)],
    ['shares', [percent(0), percent(1)], [percent(0), percent(0)]],
    ['shares', [{ ...percent(0), name: x(100) }], [{ ...percent(0), name: x(101) }]],
    ['shares', [{ ...percent(0), percent: 100 }], [{ ...percent(0), percent: 101 }]],
    ['shares', [{ ...percent(0), percent: 1 }], [{ ...percent(0), percent: 0 }]],
    ['shares', [{ ...percent(0), percent: 2 }], [{ ...percent(0), percent: 2.5 }]],
  ],
  tag: [
    ['tags', filled(50, (at) => `tag ${at}`), filled(51, (at) => `tag ${at}`)],
    ['tags', [x(100)], [x(101)]],
    ['tags', ['x'], ['']],
    ['score', 100, 101],
    ['score', -100, -101],
  ],
  text: [
    ['text', x(640), x(641)],
    ['text', 'x', ' '],
    ['language', 'en-AU', 'English'],
  ],
  flow: [['flow', x(40), x(41)]],
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

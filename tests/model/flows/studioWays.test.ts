import { expect, test } from 'vitest';
import { calls, edgesOf, gapsOf, imported, match, phone, type Ways, widget } from './studio/aStudioFlow.ts';

test('a subflow is imported from where another flow passes calls on', () => {
  const subflow = imported(widget('Trigger', 'trigger', { incomingCall: null, incomingParent: 'duty' }), phone('duty'));
  expect([edgesOf(subflow), gapsOf(subflow)]).toEqual([['start next duty'], []]);
});

test('a flow with both keeps the calls that come in at its start, and lists the others', () => {
  const both = imported(
    widget('Trigger', 'trigger', { incomingParent: 'duty', incomingCall: 'desk' }),
    phone('duty'),
    phone('desk'),
  );
  expect([edgesOf(both), gapsOf(both)]).toEqual([['start next desk'], ['Trigger.incomingParent → duty: NO-EXIT']]);
});

/** A menu with one key, and what becomes of silence, of a wrong key, and the list. */
const menu = (timeout: string | null, noMatch: string | null, loop: number) =>
  imported(
    calls('menu'),
    widget('menu', 'gather-input-on-call', { keypress: 'keys', timeout }, { say: 'Press 1.', loop }),
    {
      name: 'keys',
      type: 'split-based-on',
      transitions: [{ event: 'noMatch', next: noMatch }, match('sales', 'equal_to', '1')],
      properties: { input: '{{widgets.menu.Digits}}' },
    },
    phone('sales'),
    phone('desk'),
    phone('other'),
  );

test.each([
  [null, null, 1, 'menu-end', []],
  [null, null, 2, 'menu-end', ['menu: WRONG-KEY']],
  [null, 'desk', 1, 'menu-end', ['keys.noMatch → desk: NO-EXIT']],
  [null, 'desk', 2, 'menu-end', ['menu: WRONG-KEY', 'keys.noMatch → desk: NO-EXIT']],
  [null, 'menu', 1, 'menu-end', ['menu: AGAIN 3']],
  ['desk', null, 1, 'desk', ['menu: WRONG-KEY']],
  ['desk', 'desk', 1, 'desk', []],
  ['desk', 'desk', 2, 'desk', ['menu: WRONG-KEY']],
  ['desk', 'other', 1, 'desk', ['keys.noMatch → other: NO-EXIT']],
  ['desk', 'menu', 1, 'desk', ['menu: AGAIN 3']],
  ['menu', null, 1, undefined, ['menu: AGAIN 3', 'menu: WRONG-KEY']],
  ['menu', 'desk', 1, 'desk', ['menu: AGAIN 3', 'menu: WRONG-KEY']],
  ['menu', 'menu', 1, undefined, ['menu: AGAIN 3']],
  ['keys', null, 1, 'menu-end', []],
  ['keys', 'desk', 1, 'desk', []],
])('silence leads to %s, a wrong key to %s, asked %s times: silent callers reach %s', (...row) => {
  const [timeout, noMatch, loop, reached, listed] = row;
  const flow = menu(timeout, noMatch, loop);
  const silent = flow.edges.find(({ from, exit }) => from === 'menu' && exit === 'noInput');
  const hidden = ['desk: NOT-REACHED', 'other: NOT-REACHED'];
  expect([silent?.to, gapsOf(flow).filter((gap) => !hidden.includes(gap))]).toEqual([reached, listed]);
});

test.each<[string, Ways, object[], string[], string[]]>([
  ['no answer matches', {}, [match('box', 'equal_to', 'no-answer')], ['box'], ['call: UNANSWERED busy, failed']],
  [
    'no answer is what is left',
    { noMatch: 'box' },
    [match('desk', 'equal_to', 'busy')],
    ['box'],
    ['call: ANSWERED', 'keys.match → desk: NO-EXIT'],
  ],
  ['no answer ends', {}, [match('desk', 'matches_any_of', 'busy,failed')], [], ['keys.match → desk: NO-EXIT']],
  [
    'busy comes first',
    {},
    [match('desk', 'equal_to', 'busy'), match('box', 'equal_to', 'no-answer')],
    ['box'],
    ['call: UNANSWERED failed', 'keys.match → desk: NO-EXIT'],
  ],
  [
    'no answer ends as the rest does',
    { noMatch: null },
    [match('desk', 'equal_to', 'busy')],
    [],
    ['keys.match → desk: NO-EXIT'],
  ],
  ['answered ends', { noMatch: 'box' }, [match(null, 'equal_to', 'completed')], ['box'], []],
  ['all but answered', {}, [match('box', 'not_equal_to', 'completed')], ['box'], []],
])('unanswered calls go where Studio sends those that ring out: %s', (_, ways, matches, reached, listed) => {
  const split = widget('keys', 'split-based-on', ways, { input: '{{widgets.call.DialCallStatus}}' });
  const flow = imported(
    calls('call'),
    widget('call', 'connect-call-to', { callCompleted: 'keys' }, { to: '+61398765401' }),
    { ...split, transitions: [...split.transitions, ...matches] },
    phone('box'),
    phone('desk'),
  );
  const onward = flow.edges.flatMap(({ from, to }) => (from === 'call' ? [to] : []));
  expect([onward, gapsOf(flow).filter((gap) => !gap.includes('NOT-REACHED'))]).toEqual([reached, listed]);
});

const splitOn = (input: string, ...matches: object[]) =>
  imported(
    calls('split'),
    { name: 'split', type: 'split-based-on', transitions: matches, properties: { input } },
    phone('desk'),
  ).nodes.find(({ id }) => id === 'split')?.type;

test('what is said after a wrong key asks again, also when it is said to silent callers; speech goes its own way', () => {
  const flow = imported(
    calls('menu'),
    widget('menu', 'gather-input-on-call', { keypress: 'keys', speech: 'keys', timeout: 'wrong' }, { say: 'Press 1.' }),
    {
      name: 'keys',
      type: 'split-based-on',
      transitions: [{ event: 'noMatch', next: 'wrong' }, match(null, 'equal_to', '1')],
      properties: { input: '{{widgets.menu.Digits}}' },
    },
    widget('wrong', 'say-play', { audioComplete: 'menu' }, { say: 'That key doesn’t exist.' }),
  );
  expect([edgesOf(flow), gapsOf(flow)]).toEqual([
    ['start next menu', 'menu key-1 menu-end'],
    ['menu: AGAIN 3', 'menu.speech → keys: NO-EXIT'],
  ]);
});

test('hours past midnight match no time in Studio, so they are not guessed', () => {
  const range = (after: string, before: string) => ({
    event: 'match',
    next: 'desk',
    conditions: [match('desk', 'is_after_time', after), match('desk', 'is_before_time', before)].flatMap(
      (one) => one.conditions,
    ),
  });
  const types = [
    ['09:00', '5 pm'],
    ['9 pm', '06:00'],
    ['09:00', '9 am'],
  ].map(([after = '', before = '']) => splitOn('{{flow.variables.time}}', range(after, before)));
  expect(types).toEqual(['schedule', 'caller', 'caller']);
});

test('of numbers that begin one another, the shorter first is no region, because the longer would win', () => {
  const [shorter, longer] = [match('desk', 'starts_with', '+61'), match('desk', 'starts_with', '+613')];
  const input = '{{trigger.call.From}}';
  expect([splitOn(input, shorter, longer), splitOn(input, longer, shorter)]).toEqual(['caller', 'region']);
});

test('what a filter makes of a variable, or a condition on another, is not compared as if it were the variable', () => {
  const au = match('desk', 'equal_to', 'AU');
  const other = match('desk', 'equal_to', 'AU', '{{flow.data.country}}');
  expect([
    splitOn('{{trigger.call.FromCountry}}', au),
    splitOn('{{ trigger.call.FromCountry | upcase }}', au),
    splitOn('{{trigger.call.FromCountry}}', other),
  ]).toEqual(['region', 'caller', 'caller']);
});

test('every half hour of the day is read alike from a clock of 12 hours and one of 24', () => {
  const read = (value: string) => {
    const split = { ...widget('split', 'split-based-on', {}), transitions: [match('desk', 'is_after_time', value)] };
    const settings = imported(calls('split'), split, phone('desk')).nodes.find(({ id }) => id === 'split')?.settings;
    return (settings?.['periods'] as { weekly: { from: string }[] }[] | undefined)?.[0]?.weekly[0]?.from;
  };
  for (let minute = 0; minute < 1440; minute += 30) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    const clock = at.toISOString().slice(11, 16);
    const face = at.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
    expect([face, read(face), read(clock)]).toEqual([face, clock, clock]);
  }
});

import { expect, test } from 'vitest';
import { importStudio } from '#flows/studio/importStudio.ts';
import { readStudio } from '#flows/studio/readStudio.ts';

test.each([
  ['hello', 'NOT-JSON'],
  ['schema: 1\nname: Front desk\n', 'OWN-FLOW'],
  ['{"schema":1,"steps":[]}', 'OWN-FLOW'],
  ['{"schema":1,"nodes":[],"edges":[]}', 'OWN-FLOW'],
  ['[]', 'NOT-STUDIO'],
  ['{"nodes":[],"connections":{}}', 'NOT-STUDIO'],
  ['{"definition":"hello"}', 'NOT-STUDIO'],
  ['{"definition":"[]"}', 'NOT-STUDIO'],
  ['{"states":[{"type":"say-play"}]}', 'INVALID'],
])('%s is no flow of Studio', (text, code) => {
  const read = readStudio(text);
  expect(read.ok ? null : read.fault.code).toBe(code);
});

const trigger = { name: 'Trigger', type: 'trigger', transitions: [{ event: 'incomingCall' }], properties: {} };

test.each([
  ['as it is', { states: [trigger] }],
  ['the answer of the API', { sid: 'FW0', definition: { states: [trigger] } }],
  ['with the definition as text', { sid: 'FW0', definition: JSON.stringify({ states: [trigger] }) }],
])('a flow is read: %s', (_, file) => {
  expect(readStudio(JSON.stringify(file))).toEqual({ ok: true, flow: { states: [trigger] } });
});

test('a flow of the first format is read with its own names; widgets that have none are unknown', () => {
  const transition = (event: string, next: string | null) => ({ event, conditions: [], next, uuid: 'x' });
  const states = [
    { type: 'InitialState', name: 'Trigger', sid: 'FF1', transitions: [transition('incomingCall', 'FF2')] },
    {
      type: 'SayPlay',
      name: 'hello',
      sid: 'FF2',
      properties: { say: 'Hi' },
      transitions: [transition('audioComplete', 'FF3')],
    },
    { type: 'Teleport', name: 'away', sid: 'FF3', transitions: [transition('done', null)] },
  ];
  const read = readStudio(JSON.stringify({ states }));
  if (!read.ok) throw new Error(read.fault.code);
  const { edges, gaps } = importStudio(read.flow, 'AU');
  expect(edges.map(({ from, exit, to }) => [from, exit, to])).toEqual([
    ['start', 'next', 'hello'],
    ['hello', 'next', 'away'],
  ]);
  expect(gaps).toEqual([{ kind: 'widget', code: 'UNKNOWN', type: 'Teleport', widget: 'away', step: 'away' }]);
});

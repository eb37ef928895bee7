import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { menuNode } from '#flows/nodes/menu/menu.node.ts';
import { mendFor, withSentence } from './mendFor.ts';

const node = (id: string, type: string, settings: object = {}): FlowNode => ({
  id,
  type,
  version: 1,
  name: id,
  settings: settings as FlowNode['settings'],
});
const flow = (...nodes: FlowNode[]): FlowDocument => ({
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes,
  edges: [],
});
const open = { code: 'EXIT-UNCONNECTED', severity: 'error', nodeId: 'ring', exit: 'unanswered' } as const;

test('an open exit is connected to the only voicemail', () => {
  const mail = node('mail', 'voicemail');
  expect(mendFor(open, flow(node('ring', 'ring'), mail))).toEqual({
    kind: 'connect',
    from: 'ring',
    exit: 'unanswered',
    to: mail,
  });
});

test('with two voicemails, or none, nothing is proposed', () => {
  expect(mendFor(open, flow(node('ring', 'ring')))).toBeUndefined();
  expect(mendFor(open, flow(node('ring', 'ring'), node('a', 'voicemail'), node('b', 'voicemail')))).toBeUndefined();
});

test('a key that the prompt omits is mentioned in it', () => {
  const menu = node('menu', 'menu', menuNode.defaults() as object);
  const problem = { code: 'PROMPT-OMITS-KEY', severity: 'warning', nodeId: 'menu', values: { key: '2' } } as const;
  const mend = mendFor(problem, flow(menu));
  expect(mend).toMatchObject({ kind: 'mentionKey', key: '2', label: 'Support' });
  expect(withSentence(menu.settings, 'For support, press 2.')).toMatchObject({
    prompt: { text: 'For sales, press 1. For support, press 2. For support, press 2.' },
  });
});

test('an unreachable step is deleted', () => {
  const lost = node('lost', 'tag');
  expect(mendFor({ code: 'UNREACHABLE', severity: 'error', nodeId: 'lost' }, flow(lost))).toEqual({
    kind: 'delete',
    node: lost,
  });
});

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

const bob = { id: 't1', label: 'Bob', number: '+61398765432' };
const anna = { id: 't2', label: 'Anna', number: '+61398765433', contact: '00000000-0000-4000-8000-000000000002' };
const desk = node('desk', 'ring', { targets: [bob, anna] });
const onAnna = { severity: 'warning', nodeId: 'desk', path: 'targets.1.number' } as const;

test('a contact’s new number is rung', () => {
  const problem = {
    ...onAnna,
    code: 'CONTACT-NUMBER-CHANGED',
    values: { name: 'Anna', number: '+61398765499' },
  } as const;
  const target = { ...anna, number: '+61398765499' };
  expect(mendFor(problem, flow(desk))).toEqual({
    kind: 'ringNumber',
    node: desk,
    target,
    settings: expect.objectContaining({ targets: [bob, target] }) as object,
  });
});

test('the number of a contact that is gone is kept as if it had been typed', () => {
  const { contact: _gone, ...target } = anna;
  expect(mendFor({ ...onAnna, code: 'CONTACT-GONE', values: { name: 'Anna' } }, flow(desk))).toEqual({
    kind: 'keepNumber',
    node: desk,
    target,
    settings: expect.objectContaining({ targets: [bob, target] }) as object,
  });
});

test('an unreachable step is deleted', () => {
  const lost = node('lost', 'tag');
  expect(mendFor({ code: 'UNREACHABLE', severity: 'error', nodeId: 'lost' }, flow(lost))).toEqual({
    kind: 'delete',
    node: lost,
  });
});

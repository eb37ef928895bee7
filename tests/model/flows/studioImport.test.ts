import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { importStudio, type StudioImport } from '#flows/studio/importStudio.ts';
import { readStudio } from '#flows/studio/readStudio.ts';
import { StudioFlow } from '#flows/studio/studioFlow.ts';
import { anyStudioFlow, problemsOf } from './studioFlows.ts';

type Name = 'frontDesk' | 'afterHours' | 'appointmentBot';

function imported(name: Name): StudioImport {
  const read = readStudio(readFileSync(new URL(`./studio/${name}.json`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return importStudio(read.flow, 'AU');
}

const stepsOf = ({ nodes }: StudioImport) => Object.fromEntries(nodes.map(({ id, type }) => [id, type]));
const settingsOf = ({ nodes }: StudioImport, step: string) => nodes.find(({ id }) => id === step)?.settings;
const edgesOf = ({ edges }: StudioImport) => edges.map(({ from, exit, to }) => `${from} ${exit} ${to}`);
const gapsOf = ({ gaps }: StudioImport) =>
  gaps.map((gap) => {
    if (gap.kind === 'widget') return `${gap.widget}: ${gap.code}`;
    return gap.kind === 'setting'
      ? `${gap.widget}: ${gap.code} ${gap.what}`.trim()
      : `${gap.widget}.${gap.event} → ${gap.next}: ${gap.code}`;
  });

test('an IVR with hours becomes steps: hours, a menu with its keys, regions, people and a mailbox', () => {
  const flow = imported('frontDesk');
  expect(stepsOf(flow)).toEqual({
    start: 'start',
    welcome: 'announce',
    hours: 'schedule',
    closed: 'announce',
    'closed-end': 'hangup',
    main_menu: 'menu',
    call_sales: 'ring',
    state_split: 'region',
    call_victoria: 'ring',
    queue: 'ring',
    record: 'voicemail',
    notify: 'announce',
  });
  expect(edgesOf(flow)).toEqual([
    'start next welcome',
    'welcome next hours',
    'hours otherwise closed',
    'hours period-p1 main_menu',
    'main_menu key-1 call_sales',
    'main_menu key-2 state_split',
    'main_menu key-0 state_split',
    'call_sales unanswered record',
    'state_split otherwise queue',
    'state_split region-g1 call_victoria',
    'queue unanswered record',
    'closed next closed-end',
  ]);
  expect(settingsOf(flow, 'main_menu')).toEqual({
    prompt: { kind: 'text', text: 'For sales, press 1. For support, press 2.', language: 'en-AU' },
    keys: [
      { key: '1', label: 'Sales' },
      { key: '2', label: 'Support' },
      { key: '0', label: 'Support' },
    ],
    timeout: 6,
    attempts: 3,
    invalidPrompt: { kind: 'text', text: "Sorry, that key doesn't exist.", language: 'en-AU' },
  });
  expect(settingsOf(flow, 'hours')).toMatchObject({
    periods: [{ name: 'Open', weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:30', to: '17:30' }] }],
  });
  expect(settingsOf(flow, 'state_split')).toMatchObject({ groups: [{ name: 'Victoria', prefixes: ['+613'] }] });
  expect(settingsOf(flow, 'call_sales')).toMatchObject({ targets: [{ number: '+61398765401' }], timeout: 25 });
  expect(settingsOf(flow, 'welcome')).toMatchObject({
    speech: { text: 'Thank you for calling {{number}}.', voice: 'Polly.Olivia-Neural' },
  });
  expect(settingsOf(flow, 'closed')).toEqual({ speech: { kind: 'audio', url: 'https://example.com/closed.mp3' } });
  expect(gapsOf(flow)).toEqual([
    'hours: HOURS',
    'main_menu: AGAIN 3',
    'call_sales: SETTING record',
    'queue: QUEUE',
    'call_victoria: NUMBER +61398765402, {{flow.variables.backup}}',
    'record: SETTING max_length',
    'record: SETTING transcribe',
    'record: SETTING recording_status_callback_url',
    'notify: CODE',
    'record.recordingComplete → notify: NO-EXIT',
  ]);
});

test('a mailbox takes the greeting before it; what has no step keeps its place', () => {
  const flow = imported('afterHours');
  expect(stepsOf(flow)).toEqual({
    start: 'start',
    lookup: 'announce',
    set: 'tag',
    record: 'voicemail',
    text_caller: 'text',
    text_owner: 'announce',
  });
  expect(edgesOf(flow)).toEqual([
    'start next lookup',
    'lookup next set',
    'set next record',
    'text_caller next text_owner',
  ]);
  expect(settingsOf(flow, 'record')).toMatchObject({
    greeting: { text: 'Hello {{flow.variables.name}}.{{if}} Welcome back.{{endif}}' },
    maxSeconds: 90,
  });
  expect(gapsOf(flow)).toEqual([
    'lookup: CODE',
    'set: VARIABLES',
    'record: VARIABLE flow.variables.name',
    'record: VARIABLE if',
    'record: VARIABLE endif',
    'text_owner: RECIPIENT',
    'Trigger.incomingMessage → reply: NO-EXIT',
    'lookup.failed → set: NO-EXIT',
    'record.recordingComplete → text_caller: NO-EXIT',
    'record.noAudio → greet: NO-EXIT',
    'text_caller.failed → text_owner: NO-EXIT',
    'reply: MESSAGES-ONLY',
  ]);
});

test('of a flow for messages only what calls reach is carried over, and the rest is listed', () => {
  const flow = imported('appointmentBot');
  expect(stepsOf(flow)).toEqual({
    start: 'start',
    sorry: 'announce',
    send_link: 'text',
    answer_call: 'caller',
    bye: 'announce',
    'answer_call-end': 'hangup',
  });
  expect(edgesOf(flow)).toEqual([
    'start next sorry',
    'sorry next send_link',
    'answer_call caller-b1 bye',
    'answer_call otherwise answer_call-end',
  ]);
  expect(gapsOf(flow)).toEqual([
    'send_link: REPLY',
    'answer_call: SPLIT',
    'bye: UNKNOWN',
    'Trigger.incomingMessage → ask: NO-EXIT',
    'Trigger.incomingRequest → ask: NO-EXIT',
    'send_link.incomingMessage → answer_call: NO-EXIT',
    'ask: MESSAGES-ONLY',
    'answer: MESSAGES-ONLY',
    'confirm: MESSAGES-ONLY',
    'thanks: MESSAGES-ONLY',
    'again: MESSAGES-ONLY',
    'flex: MESSAGES-ONLY',
    'unused: NOT-REACHED',
  ]);
});

test('what is left to do are problems of the steps', () => {
  expect(problemsOf(imported('frontDesk')).map(({ nodeId, code }) => `${nodeId} ${code}`)).toEqual([
    'main_menu PROMPT-OMITS-KEY',
    'queue SETTINGS-INVALID',
    'call_victoria TARGET-INVALID',
    'call_victoria RING-TOO-LONG',
    'notify SETTINGS-INVALID',
    'main_menu EXIT-UNCONNECTED',
    'notify UNREACHABLE',
    'start HOURS-UNANSWERED',
  ]);
});

test('every widget and every transition is in the document or in the list', () => {
  fc.assert(
    fc.property(anyStudioFlow, (flow) => {
      const { nodes, edges, gaps, steps } = importStudio(StudioFlow.parse(flow), 'AU');
      const ids = new Set(nodes.map(({ id }) => id));
      expect(ids.size).toBe(nodes.length);
      const listed = new Set(gaps.flatMap((gap) => (gap.kind === 'widget' ? [gap.widget] : [])));
      for (const { name, type, transitions } of flow.states) {
        const from = steps.get(name);
        expect(listed.has(name) || (from !== undefined && ids.has(from)), `${type} ${name}`).toBe(true);
        for (const { event, next } of transitions) {
          if (!next || from === undefined) continue;
          const to = steps.get(next);
          const isDrawn = from === to || edges.some((edge) => edge.from === from && edge.to === to);
          const isListed = gaps.some(
            (gap) => gap.kind === 'transition' && gap.widget === name && gap.event === event && gap.next === next,
          );
          expect(isDrawn || isListed || listed.has(name), `${name} ${event} ${next}`).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('any flow of Studio becomes a document without circles, and connections that exist', () => {
  fc.assert(
    fc.property(anyStudioFlow, (flow) => {
      const result = importStudio(StudioFlow.parse(flow), 'AU');
      const codes = problemsOf(result).map(({ code }) => code);
      expect(codes).not.toContain('NO-ACTION-ID-LOOP-DETECTED');
      expect(codes).not.toContain('UNKNOWN-TYPE');
      for (const { id, type, settings } of result.nodes) {
        const exits = new Set(nodeTypes[type as keyof typeof nodeTypes].exits(settings).map((exit) => exit.id));
        for (const { from, exit } of result.edges) if (from === id) expect(exits).toContain(exit);
      }
    }),
    { numRuns: 300 },
  );
});

test('what exceeds the limits of a step is listed too', () => {
  const next = (event: string, to: string) => ({ event, next: to });
  const numbers = Array.from({ length: 11 }, (_, at) => `+613987654${String(at).padStart(2, '0')}`);
  const names = Array.from({ length: 11 }, (_, at) => ({ type: 'equal_to', value: `Name ${at}` }));
  const flow = StudioFlow.parse({
    states: [
      { name: 'Trigger', type: 'trigger', transitions: [next('incomingCall', 'ask')] },
      {
        name: 'ask',
        type: 'gather-input-on-call',
        transitions: [next('timeout', 'who')],
        properties: { say: 'Well?', loop: 6, timeout: 90 },
      },
      {
        name: 'who',
        type: 'split-based-on',
        transitions: [next('noMatch', 'call'), { ...next('match', 'call'), conditions: names }],
        properties: { input: '{{trigger.call.CallerName}}' },
      },
      { name: 'call', type: 'connect-call-to', properties: { noun: 'number-multi', to: numbers.join(), timeout: 300 } },
    ],
  });
  expect(gapsOf(importStudio(flow, 'AU'))).toEqual([
    'ask: SETTING timeout',
    'ask: SETTING loop',
    'who: SPLIT',
    `call: NUMBER ${numbers.join()}`,
    'call: SETTING timeout',
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld, MONDAY_TEN } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { compile } from './compile.ts';
import type { CallFacts } from './facts.ts';
import { startRun, stepRun } from './run.ts';
import { validate } from './validate.ts';
import { fillEffect, LONGEST_VALUE, longestFilled, utf8Length, VARIABLES } from './variables.ts';

const call: CallFacts = aCall({ trackingName: 'Website', callerName: 'JO', area: 'Ringwood' });
const context = { facts: call, at: MONDAY_TEN, timezone: 'Australia/Melbourne' };
const spoken = (text: string, facts: Partial<CallFacts> = {}, language = 'en-AU') => {
  const speech = { kind: 'text', text, language } as const;
  const effect = fillEffect({ type: 'say', nodeId: 'n', speech }, { ...context, facts: { ...call, ...facts } });
  return effect.type === 'say' && effect.speech.kind === 'text' ? effect.speech.text : undefined;
};

describe('a placeholder', () => {
  test.each([
    ['{{caller}}', '0 4 1 2, 3 4 5, 6 7 8'],
    ['{{ callerName }}', 'JO'],
    ['{{number}}', '0 3, 9 8 7 6, 5 4 3 0'],
    ['{{numberName}}', 'Website'],
    ['{{area}}', 'Ringwood'],
    ['{{time}}', '10:00 am'],
    ['{{date}}', '12 January'],
    ['{{day}}', 'Monday'],
  ])('%s is spoken as “%s”', (text, said) => {
    expect(spoken(text)?.replaceAll('\u202F', ' ')).toBe(said);
  });

  test('is told in the language of the prompt and in the time zone of the flow', () => {
    expect(spoken('Sono le {{time}} di {{day}}.', {}, 'it-IT')).toBe('Sono le 10:00 di lunedì.');
  });

  test('is left out if its value is not known, and stays if there is none of that name', () => {
    expect(spoken('Hello {{callerName}} from {{area}}.', { callerName: null, area: null })).toBe('Hello from .');
    expect(spoken('{{caller}}', { caller: null })).toBe('.');
    expect(spoken('{{other}} {{constructor}}')).toBe('{{other}} {{constructor}}');
  });

  test('is written in texts as numbers are read', () => {
    const effect = fillEffect({ type: 'sendText', nodeId: 'n', text: 'From {{number}}', language: 'en-AU' }, context);
    expect(effect).toMatchObject({ text: 'From +61 3 9876 5430' });
  });

  test('never makes a text longer than the check counts, whatever the networks send', () => {
    const facts = fc.record({ callerName: fc.string({ unit: 'binary', maxLength: 300 }), area: fc.string() });
    const text = VARIABLES.map((name) => `{{${name}}}`).join(' ');
    fc.assert(
      fc.property(facts, (sent) => {
        expect(utf8Length(spoken(text, sent) ?? '')).toBeLessThanOrEqual(utf8Length(longestFilled(text)));
      }),
    );
    expect(utf8Length(longestFilled('{{caller}}'))).toBe(LONGEST_VALUE);
  });
});

test('every prompt of every step is filled in', () => {
  const speech = { kind: 'text', text: 'You are {{callerName}}', language: 'en-AU' };
  const targets = [{ id: 't1', label: '', number: '+61398765432' }];
  const flow = compile(
    aFlow()
      .node('start', 'start', { consent: speech }, { next: 'menu' })
      .node('menu', 'menu', { prompt: speech, invalidPrompt: speech, timeout: 1 }, { 'key-1': 'ring', noInput: 'ring' })
      .node('ring', 'ring', { targets, whisper: speech }, { unanswered: 'mail' })
      .node('mail', 'voicemail', { greeting: speech }).document,
    nodeTypes,
  );
  const at = MONDAY_TEN;
  const start = startRun(flow, call);
  const menu = stepRun(flow, start.snapshot, { type: 'SAID', at });
  const again = stepRun(flow, menu.snapshot, { type: 'DIGITS', at, digits: '9' });
  const ring = stepRun(flow, again.snapshot, { type: 'DIGITS', at, digits: '1' });
  const legs = [{ targetId: 't1', outcome: 'busy', talkSeconds: 0 } as const];
  const mail = stepRun(flow, ring.snapshot, { type: 'LEGS_ENDED', at, legs });
  const told = JSON.stringify([start, menu, again, ring, mail].map(({ effects }) => effects));
  expect(told.match(/You are JO/g)).toHaveLength(6);
  expect(told).not.toContain('{{');
});

test('a prompt with a placeholder that does not exist cannot be published', () => {
  const speech = { kind: 'text', text: 'Hi {{first_name}}, {{caller}}', language: 'en-AU' };
  const { document } = aFlow().node('start', 'start', { consent: speech }, { next: 'bye' }).node('bye', 'hangup');
  expect(validate(document, nodeTypes, aWorld()).filter(({ severity }) => severity === 'error')).toEqual([
    {
      code: 'VARIABLE-UNKNOWN',
      severity: 'error',
      nodeId: 'start',
      path: 'consent.text',
      values: { variable: 'first_name' },
    },
  ]);
});

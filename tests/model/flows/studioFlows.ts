import { expect } from 'vitest';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { StudioImport } from '#flows/studio/importStudio.ts';
import { FlowDocument } from '#values/flow/document.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import fc from 'fast-check';
import type { StudioFlow } from '#flows/studio/studioFlow.ts';

const events: Readonly<Record<string, readonly string[]>> = {
  trigger: ['incomingCall', 'incomingMessage', 'incomingRequest'],
  'say-play': ['audioComplete'],
  'gather-input-on-call': ['keypress', 'speech', 'timeout'],
  'split-based-on': ['noMatch', 'match', 'match', 'match'],
  'connect-call-to': ['callCompleted', 'hangup'],
  'record-voicemail': ['recordingComplete', 'noAudio', 'hangup'],
  'send-message': ['sent', 'failed'],
  'send-and-wait-for-reply': ['incomingMessage', 'timeout', 'deliveryFailure'],
  'enqueue-call': ['callComplete', 'failedToEnqueue', 'callFailure'],
  'run-function': ['success', 'fail'],
  'run-subflow': ['completed', 'failed'],
  'set-variables': ['next'],
  'capture-payments': ['success', 'maxFailedAttempts'],
  'teleport-caller': ['arrived', 'lost'],
};

const names = ['Trigger', 'a', 'b', 'c', 'd e', 'd-e', 'ü', 'g', 'h', 'i'] as const;
const inputs = [
  ...names.flatMap((name) => [`{{widgets.${name}.Digits}}`, `{{widgets.${name}.DialCallStatus}}`]),
  '{{trigger.call.From}}',
  '{{trigger.call.CallerName}}',
  '{{flow.variables.time}}',
];
const text = fc.constantFrom(
  '',
  'Hello',
  '{{contact.channel.address}}',
  '{{flow.data.x | upcase}} {% if y %}',
  '+61398765401',
);
const condition = fc.record({
  friendly_name: fc.constantFrom('First', 'Second'),
  type: fc.constantFrom('equal_to', 'matches_any_of', 'starts_with', 'is_before_time', 'is_after_time', 'regex'),
  value: fc.constantFrom('1', '2, 3', '*', '+613', '+61', 'no-answer', 'completed', '09:00', '5 pm', 'x'),
});

const transition = (event: string) =>
  fc.record({
    event: fc.constant(event),
    next: fc.option(fc.constantFrom(...names, 'missing'), { freq: 4, nil: undefined }),
    conditions: event === 'match' ? fc.array(condition, { maxLength: 2 }) : fc.constant(undefined),
  });

const properties = fc.record(
  {
    offset: fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: 0, max: 4000 }) }),
    say: text,
    play: fc.constantFrom('', 'https://example.com/a.mp3', 'nowhere'),
    language: fc.constantFrom('en-AU', 'it-IT', '?'),
    loop: fc.integer({ min: 0, max: 9 }),
    timeout: fc.oneof(fc.integer({ min: -1, max: 4000 }), fc.constantFrom('', '5', 'x')),
    input: fc.constantFrom(...inputs),
    to: fc.constantFrom('', '+61398765401', '15555550123', '{{flow.data.agent}}', '{{contact.channel.address}}'),
    body: text,
    max_length: fc.integer({ min: 0, max: 14_400 }),
  },
  { requiredKeys: [] },
);

const widget = (name: string, type: string) =>
  fc.record({
    name: fc.constant(name),
    type: fc.constant(type),
    transitions: fc.tuple(...(events[type] ?? []).map(transition)),
    properties,
  });

const kinds = Object.keys(events).slice(1);

/** Flows of all widgets, connected at random; names repeat, transitions lead nowhere and round. */
export const anyStudioFlow = fc
  .tuple(
    widget('Trigger', 'trigger'),
    fc.array(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...kinds)).chain(([name, type]) => widget(name, type)),
      { maxLength: 12 },
    ),
  )
  .map(([trigger, widgets]): StudioFlow => ({ description: null, states: [trigger, ...widgets] }) as StudioFlow);

/** The problems of the document that an import becomes. */
export function problemsOf({ nodes, edges }: StudioImport) {
  const document = { schema: 1 as const, name: 'Imported', timezone: 'Australia/Melbourne', nodes, edges };
  expect(FlowDocument.safeParse(document).success).toBe(true);
  return validate(document, nodeTypes, aWorld());
}

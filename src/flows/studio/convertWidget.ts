import { convertMenu } from './convertMenu.ts';
import { convertRing } from './convertRing.ts';
import { convertSplit } from './convertSplit.ts';
import { type Convert, type Converted, on } from './converted.ts';
import { fromLiquid, onlyVariable, variableOf } from './fromLiquid.ts';
import { languageOf, leftOut, numberOf, speechOf, textOf, changedNumber, type SettingNote } from './settingsOf.ts';
import type { StudioWidget } from './studioFlow.ts';
import type { WidgetGap } from './studioGap.ts';

const announce: Convert = (widget) => {
  const { speech, notes } = speechOf(widget);
  return {
    type: 'announce',
    settings: { speech },
    exits: on(widget, 'audioComplete', 'next'),
    notes: [...notes, ...leftOut(widget, ['say', 'play', 'language', 'voice'])],
  };
};

/** Seconds. */
const length = { least: 5, most: 600, usual: 600 };

const voicemail: Convert = (widget, { parts: [greeting] }) => {
  const stated = greeting && speechOf(greeting);
  const known = ['max_length', 'timeout', 'play_beep', 'finish_on_key', 'trim'];
  const missing: SettingNote[] = greeting ? [] : [{ code: 'GREETING', what: '' }];
  return {
    type: 'voicemail',
    settings: {
      greeting: stated?.speech ?? { kind: 'text', text: '', language: 'en-US' },
      maxSeconds: numberOf(widget, 'max_length', length),
    },
    exits: [],
    notes: [
      ...missing,
      ...(stated?.notes ?? []),
      ...(greeting ? leftOut(greeting, ['say', 'play', 'language', 'voice']) : []),
      ...changedNumber(widget, 'max_length', length),
      ...leftOut(widget, known),
    ],
  };
};

/** Only the caller gets texts; one to somebody else keeps its place. */
const text: Convert = (widget) => {
  const to = textOf(widget, 'to');
  if (to !== '' && variableOf(onlyVariable(to) ?? '') !== 'caller') return keepPlace(widget, 'RECIPIENT', 'sent');
  const { text: body, unknown } = fromLiquid(textOf(widget, 'body'));
  return {
    type: 'text',
    settings: { text: body, language: languageOf(widget) },
    exits: on(widget, 'sent', 'next'),
    notes: [
      ...unknown.map((what): SettingNote => ({ code: 'VARIABLE', what })),
      ...leftOut(widget, ['to', 'body', 'from', 'service', 'channel', 'language']),
    ],
  };
};

/** The text is sent, but a call can't wait for the answer. */
const textAndWait: Convert = (widget, converting) => {
  const sent = text(widget, converting);
  return sent.type === 'text' ? { ...sent, exits: [], gap: 'REPLY', open: ['next'] } : sent;
};

/** An announcement without words, which has to be filled in or deleted. */
function keepPlace(widget: StudioWidget, gap: WidgetGap, ...events: string[]): Converted {
  return {
    type: 'announce',
    settings: { speech: { kind: 'text', text: '', language: 'en-US' } },
    exits: events.flatMap((event) => on(widget, event, 'next')).slice(0, 1),
    notes: [],
    gap,
  };
}

const placed =
  (gap: WidgetGap, ...events: string[]): Convert =>
  (widget) =>
    keepPlace(widget, gap, ...events);

/** A ring step without targets. */
const queue: Convert = (widget) => ({
  type: 'ring',
  settings: { targets: [] },
  exits: ['failedToEnqueue', 'failureToEnqueue', 'callFailure']
    .flatMap((event) => on(widget, event, 'unanswered'))
    .slice(0, 1),
  notes: [],
  gap: 'QUEUE',
});

const converts: Readonly<Record<string, Convert>> = {
  'say-play': announce,
  'gather-input-on-call': convertMenu,
  'split-based-on': convertSplit,
  'connect-call-to': convertRing,
  'record-voicemail': voicemail,
  'send-message': text,
  'send-and-wait-for-reply': textAndWait,
  'enqueue-call': queue,
  'send-to-flex': queue,
  'run-function': placed('CODE', 'success'),
  'make-http-request': placed('CODE', 'success'),
  'add-twiml-redirect': placed('CODE', 'return'),
  'run-subflow': () => ({ type: 'flow', settings: { flow: '' }, exits: [], notes: [], gap: 'SUBFLOW' }),
  'set-variables': (widget) => ({
    type: 'tag',
    settings: {},
    exits: on(widget, 'next', 'next'),
    notes: [],
    gap: 'VARIABLES',
  }),
  'capture-payments': placed('PAYMENT', 'success'),
  'connect-virtual-agent': placed('ASSISTANT', 'return'),
  'send-to-auto-pilot': placed('ASSISTANT', 'sessionEnded'),
  'make-outgoing-call': placed('OUTGOING', 'answered'),
  'make-outgoing-call-v2': placed('OUTGOING', 'answered'),
  'fork-stream': placed('CODE', 'next'),
};

/** The step for a widget. Unknown ones keep their place, and lead on if there is only one way. */
export const convertWidget: Convert = (widget, converting) => {
  const convert = Object.hasOwn(converts, widget.type) ? converts[widget.type] : undefined;
  if (convert) return convert(widget, converting);
  const events = [...new Set(widget.transitions.filter(({ next }) => next).map(({ event }) => event))];
  const [only] = events;
  return keepPlace(widget, 'UNKNOWN', ...(events.length === 1 && only !== undefined ? [only] : ['success', 'next']));
};

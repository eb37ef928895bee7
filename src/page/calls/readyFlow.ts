import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { readyFlowMessages as words, readyFlowNamed } from './readyFlow.messages.ts';

interface ReadyFlow {
  /** `ring` greets, rings and takes a message when nobody answers; `message` only takes a message. */
  kind: 'ring' | 'message';
  numberName: string;
  timezone: string;
  /** E.164; left blank for the user to fill in. */
  ringTo?: string | undefined;
}

/** A complete call flow for a number, to start from. */
export function readyFlow({ kind, numberName, timezone, ringTo = '' }: ReadyFlow, intl: IntlShape): FlowDocument {
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const language = intl.locale.startsWith('it') ? 'it-IT' : 'en-AU';
  const speech = (key: keyof typeof words) => ({ kind: 'text', text: text(key), language });
  const node = (id: string, type: string, name: string, settings: FlowNode['settings']) => ({
    id,
    type,
    version: 1,
    name,
    settings,
  });
  const ringing = [
    node('welcome', 'announce', text('welcome'), { speech: speech('greeting') }),
    node('team', 'ring', text('ring'), {
      targets: [{ id: 't1', label: text('target'), number: ringTo }],
      order: 'together',
      timeout: 20,
      callerId: 'caller',
      whisper: null,
      screen: false,
    }),
  ];
  const nodes = [
    node('start', 'start', text('start'), { recording: false, consent: null, callerId: 'caller' }),
    ...(kind === 'ring' ? ringing : []),
    node('message', 'voicemail', text('message'), {
      greeting: speech('voicemail'),
      maxSeconds: 120,
      notify: 'no',
      emails: [],
    }),
  ];
  return {
    schema: 1,
    name: intl.formatMessage(readyFlowNamed.name, { name: numberName }).slice(0, 100),
    timezone,
    nodes: nodes.map((each, index) => ({ ...each, position: { x: index * 352, y: 0 } })),
    edges: nodes.slice(1).map(({ id }, index) => {
      const from = nodes[index];
      return { id: `e${index + 1}`, from: from?.id ?? '', exit: from?.type === 'ring' ? 'unanswered' : 'next', to: id };
    }),
  };
}

import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { wizardMessages } from './wizard.messages.ts';

/** A starter flow: greet, ring the team, take a message when unanswered. The team's number is left blank. */
export function starterFlow(numberName: string, timezone: string, intl: IntlShape): FlowDocument {
  const words = {
    name: intl.formatMessage(wizardMessages.flowNameOf, { name: numberName }).slice(0, 100),
    start: intl.formatMessage(wizardMessages.starterStart),
    welcome: intl.formatMessage(wizardMessages.starterWelcome),
    ring: intl.formatMessage(wizardMessages.starterRing),
    message: intl.formatMessage(wizardMessages.starterMessage),
    target: intl.formatMessage(wizardMessages.starterTarget),
    greeting: intl.formatMessage(wizardMessages.starterGreeting),
    voicemail: intl.formatMessage(wizardMessages.starterVoicemail),
  };
  const language = intl.locale.startsWith('it') ? 'it-IT' : 'en-AU';
  const speech = (text: string) => ({ kind: 'text', text, language });
  const node = (id: string, type: string, name: string, x: number, settings: FlowNode['settings']): FlowNode => ({
    id,
    type,
    version: 1,
    name,
    settings,
    position: { x: x * 352, y: 0 },
  });
  return {
    schema: 1,
    name: words.name,
    timezone,
    nodes: [
      node('start', 'start', words.start, 0, { recording: false, consent: null, callerId: 'caller' }),
      node('welcome', 'announce', words.welcome, 1, { speech: speech(words.greeting) }),
      node('team', 'ring', words.ring, 2, {
        targets: [{ id: 't1', label: words.target, number: '' }],
        order: 'together',
        timeout: 20,
        callerId: 'caller',
        whisper: null,
        screen: false,
      }),
      node('message', 'voicemail', words.message, 3, {
        greeting: speech(words.voicemail),
        maxSeconds: 120,
        notify: 'no',
        emails: [],
      }),
    ],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'welcome' },
      { id: 'e2', from: 'welcome', exit: 'next', to: 'team' },
      { id: 'e3', from: 'team', exit: 'unanswered', to: 'message' },
    ],
  };
}

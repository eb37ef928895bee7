import type { FlowDocument } from '#values/flow/document.ts';

const words = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const node = (id: string, type: string, settings: object, row: number) => ({
  id,
  type,
  version: 1,
  name: '',
  settings,
  position: { x: 0, y: row * 200 },
});

/** A menu, two targets that ring together and hear a whisper, and voicemail after them. */
export const benchFlow = {
  schema: 1,
  name: 'Bench',
  timezone: 'Australia/Sydney',
  nodes: [
    node('start', 'start', { recording: false, consent: words('Welcome to the bench.'), callerId: 'caller' }, 0),
    node(
      'menu',
      'menu',
      {
        prompt: words('For sales press 1.'),
        keys: [{ key: '1', label: 'Sales' }],
        timeout: 5,
        attempts: 2,
        invalidPrompt: null,
      },
      1,
    ),
    node(
      'ring',
      'ring',
      {
        targets: [
          { id: 'a', label: 'Anna', number: '+61398765401' },
          { id: 'b', label: 'Ben', number: '+61398765402' },
        ],
        order: 'together',
        timeout: 20,
        callerId: 'caller',
        whisper: words('A sales call.'),
        screen: false,
      },
      2,
    ),
    node('box', 'voicemail', { greeting: words('Leave a message.'), maxSeconds: 60, notify: 'no', emails: [] }, 3),
  ],
  edges: [
    { id: 'e1', from: 'start', exit: 'next', to: 'menu' },
    { id: 'e2', from: 'menu', exit: 'key-1', to: 'ring' },
    { id: 'e3', from: 'menu', exit: 'noInput', to: 'box' },
    { id: 'e4', from: 'ring', exit: 'unanswered', to: 'box' },
  ],
} as unknown as FlowDocument;

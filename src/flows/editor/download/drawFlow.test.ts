import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { cutText, type MeasureText } from './cutText.ts';
import { drawFlow, fonts } from './drawFlow.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
/** Every letter is half as wide as high. */
const measure: MeasureText = (text, { size }) => (text.length * size) / 2;

const { document } = aFlow('Front desk')
  .node('start', 'start', {}, { next: 'menu' })
  .node('menu', 'menu', { keys: [{ key: '1', label: 'A very long name for sales & <support>' }] }, { 'key-1': 'bye' })
  .node('bye', 'hangup');
const at = { start: { x: -100, y: 40 }, menu: { x: 220, y: 40 }, bye: { x: 540, y: 68 } } as const;
const flow = {
  ...document,
  nodes: document.nodes.map((node) => ({ ...node, position: at[node.id as keyof typeof at] })),
};

test('a flow is drawn from its top left corner, with its texts cut to their cards and the canvas’s routes', () => {
  expect(drawFlow(flow, intl, measure)).toEqual({
    title: 'Front desk',
    width: 944,
    height: 184,
    open: { words: 'Not connected', width: 84 },
    cards: [
      {
        id: 'start',
        fullName: 'start',
        name: 'start',
        what: 'Not recorded',
        tone: 'entry',
        icon: 'start',
        x: 32,
        y: 32,
        width: 240,
        height: 56,
        hasEntry: false,
        hasRows: false,
        exits: [{ id: 'next', at: 28, label: '', open: false }],
      },
      {
        id: 'menu',
        fullName: 'menu',
        name: 'menu',
        what: 'For sales, press 1. For sup…',
        tone: 'choice',
        icon: 'menu',

        x: 352,
        y: 32,
        width: 240,
        height: 120,
        hasEntry: true,
        hasRows: true,
        exits: [
          { id: 'key-1', at: 74, label: '1 A very long name for sales & <s…', open: false },
          { id: 'noInput', at: 102, label: 'No key pressed', open: true },
        ],
      },
      {
        id: 'bye',
        fullName: 'bye',
        name: 'bye',
        what: 'Call ends',
        tone: 'end',
        icon: 'hangup',
        x: 672,
        y: 60,
        width: 240,
        height: 56,
        hasEntry: true,
        hasRows: false,
        exits: [],
      },
    ],
    edges: [
      { id: 'start-next', path: 'M278 60L346 60' },
      { id: 'menu-key-1', path: 'M598 106L639 106Q648 106 648 97L648 97Q648 88 657 88L666 88' },
    ],
  });
});

test('a flow without steps is an empty picture', () => {
  expect(drawFlow({ ...flow, nodes: [], edges: [] }, intl, measure)).toEqual({
    title: 'Front desk',
    width: 64,
    height: 64,
    open: { words: 'Not connected', width: 84 },
    cards: [],
    edges: [],
  });
});

test('texts are cut between characters as people see them, and lose what XML can’t contain', () => {
  const cut = (text: string, width: number) => cutText(text, width, fonts.name, measure);
  expect(cut('Two\u0000\u001B\nlines\uD800 ', 200)).toBe('Two lines');
  expect(cut('Ring the sales team', 80)).toBe('Ring the s…');
  expect(cut('Ring the sales team', 68)).toBe('Ring the…');
  expect(cut('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 70)).toBe('👩‍👩‍👧…');
  expect(cut('Menu', 1)).toBe('…');
});

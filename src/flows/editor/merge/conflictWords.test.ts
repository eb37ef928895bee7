import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { merge3 } from '#flows/core/merge/merge3.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { conflictWords } from './conflictWords.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const speech = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const anna = { id: 'a', label: 'Anna', number: '+61370101234' };
const ben = { id: 'b', label: 'Ben', number: '+61370105678' };

const flow = (settings: FlowNode['settings'], next = 'Bye') =>
  aFlow()
    .node('Start', 'start', {}, { next: 'Desk' })
    .node('Desk', 'ring', settings, { unanswered: next })
    .node('Bye', 'hangup')
    .node('Mail', 'voicemail').document;
const base = flow({ targets: [anna] });

function told(mine: FlowDocument, theirs: FlowDocument, from = base) {
  const drafts = { base: from, mine, theirs, world: undefined };
  const { conflicts } = merge3(from, mine, theirs, nodeTypes);
  return conflicts.map((conflict) => {
    const { title, base: was, ...sides } = conflictWords(conflict, drafts, intl);
    return [title, was, sides.mine, sides.theirs];
  });
}

test('a setting is named as in its form, and its values are read as words', () => {
  const mine = flow({ targets: [anna, ben], order: 'inOrder', screen: true, whisper: speech('A sale') });
  const theirs = flow({ targets: [], order: 'together', timeout: 30, screen: false, whisper: speech('A lead') });
  expect(told(mine, theirs, flow({ targets: [anna], order: 'x', screen: null }))).toEqual([
    ['Desk: Who to call', 'Anna · +61 3 7010 1234', 'Anna · +61 3 7010 1234\nBen · +61 3 7010 5678', 'Nothing'],
    ['Desk: Ring', 'x', 'One after another', 'All at once'],
    [
      'Desk: Whisper to the person who answers',
      'Nothing',
      'A sale · Australian English',
      'A lead · Australian English',
    ],
    ['Desk: Must press 1 to accept the call', 'Nothing', 'On', 'Off'],
  ]);
});

test('weekdays are named, and a step that one side deleted says what the other changed', () => {
  const hours = (days: number[]) => ({
    periods: [{ id: 'p', name: 'Open', weekly: [{ days, from: '09:00', to: '17:00' }], dates: [] }],
  });
  const open = (days: number[]) => aFlow().node('Hours', 'schedule', hours(days)).document;
  expect(told(open([1, 2]), open([6]), open([]))).toEqual([
    [
      'Hours: Periods',
      'Open · 09:00 · 17:00',
      'Open · Monday and Tuesday · 09:00 · 17:00',
      'Open · Saturday · 09:00 · 17:00',
    ],
  ]);
  const gone = { ...base, nodes: base.nodes.filter(({ id }) => id !== 'Desk'), edges: [] };
  expect(told(gone, flow({ targets: [anna], timeout: 30 }))).toEqual([
    ['Desk', 'Ring: Desk\nAnna\n20 s', 'Deleted', 'Ring: Desk\nRing for: 30'],
  ]);
  expect(told(flow({ targets: [anna] }, 'Mail'), gone)).toMatchObject([
    ['Desk', 'Ring: Desk\nAnna\n20 s', 'Ring: Desk\nAnna\n20 s\nConnected differently', 'Deleted'],
  ]);
});

test('a connection names the exit and where it leads, and a flow its name', () => {
  const mine = { ...flow({ targets: [anna] }, 'Mail'), name: 'Mine' };
  const theirs = { ...base, name: 'Theirs', edges: base.edges.filter(({ from }) => from !== 'Desk') };
  expect(told(mine, theirs)).toEqual([
    ['Flow name', 'Main line', 'Mine', 'Theirs'],
    ['Desk, Nobody answers: connection', 'Leads to Bye', 'Leads to Mail', 'Not connected'],
  ]);
});

import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { flowInWords } from './flowInWords.ts';

const intl = createIntl({ locale: 'en-GB', messages: {}, onError: () => undefined });

test('a flow is told step by step, each exit with the number of the step that it leads to', () => {
  const hours = { id: 'open', name: 'Open', weekly: [{ days: [1, 2], from: '09:00', to: '17:00' }], dates: [] };
  const { document } = aFlow('Front desk')
    .node('Hello', 'announce', { speech: { kind: 'text', text: 'Welcome.', language: 'en-AU' } }, { next: 'Hours' })
    .node('start', 'start', {}, { next: 'Hello' })
    .node('Hours', 'schedule', { periods: [hours], holidays: [] }, { 'period-open': 'Bye' })
    .node('Bye', 'hangup', { reason: 'busy' });
  const told = flowInWords(document, intl).map(({ number, name, lines, exits }) => [
    `${number} ${name}: ${lines.join(', ')}`,
    ...exits.map(({ label, to }) => `${label} → ${to ? `${to.number} ${to.name}` : 'nothing'}`),
  ]);
  expect(told).toEqual([
    ['1 start: Not recorded', 'Next → 2 Hello'],
    ['2 Hello: Welcome.', 'Next → 3 Hours'],
    ['3 Hours: Open: Mon–Tue 09:00–17:00', 'Open → 4 Bye', 'Otherwise → nothing'],
    ['4 Bye: Busy tone'],
  ]);
});

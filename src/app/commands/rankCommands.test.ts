import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { rankCommands } from './rankCommands.ts';

const aCommand = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'pages',
  label,
  icon: 'info',
  run: () => undefined,
  ...more,
});
const labels = (commands: Command[]) => commands.map(({ label }) => label);

test('the beginning beats the beginning of a word, that its middle, that letters with gaps', () => {
  const commands = ['Fernleigh call', 'Recall list', 'Call log', 'Cab all'].map((label) => aCommand(label));
  expect(labels(rankCommands(commands, 'call', []))).toEqual(['Call log', 'Fernleigh call', 'Recall list', 'Cab all']);
});

test.each([
  ['log CALL', 'Call log', true],
  ['attivita', 'Attività recente', true],
  ['call invoices', 'Call log', false],
])('every word must be found, in any order, without regard to case and accents: %s in %s', (typed, label, isFound) => {
  expect(rankCommands([aCommand(label)], typed, [])).toHaveLength(isFound ? 1 : 0);
});

test('a number is found by its digits and by its name', () => {
  const number = aCommand('Front desk', { detail: '+61 3 7010 4410', also: '+61370104410' });
  expect(rankCommands([number], '7010441', [])).toEqual([number]);
  expect(rankCommands([number], 'desk', [])).toEqual([number]);
  expect(rankCommands([number], '999', [])).toEqual([]);
});

test('of two alike the recent one is first, and what the server found stays', () => {
  const commands = [aCommand('Numbers'), aCommand('Nuovo'), aCommand('+61 400', { found: true })];
  expect(labels(rankCommands(commands, 'nu', ['Nuovo']))).toEqual(['Nuovo', 'Numbers', '+61 400']);
});

test('whatever a text holds is found in it, and nothing typed finds everything', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, start, length) => {
      const part = text.slice(start % (text.length + 1)).slice(0, length);
      expect(rankCommands([aCommand(text)], part, [])).toHaveLength(1);
      expect(rankCommands([aCommand(text)], '', [])).toHaveLength(1);
    }),
  );
});

import { matchSorter, rankings } from 'match-sorter';
import type { Command } from './command.ts';

/**
 * What was typed among the commands, best first. Every word must be found in a command: in what is shown of it, best at its
 * beginning and at worst as letters in order, or anywhere in its details. Of two alike the recent one is first. What the server
 * found stays.
 */
export function rankCommands(commands: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  const isRecent = ({ id }: Command) => Number(recent.includes(id));
  const found = (left: readonly Command[], word: string) =>
    matchSorter(left, word, {
      // Two letters are in almost every label.
      threshold: word.length < 3 ? rankings.ACRONYM : rankings.MATCHES,
      keys: [
        ({ label, found: byServer = false }) => (byServer ? [] : label),
        {
          key: ({ detail = '', also = '' }) => [detail, also],
          threshold: rankings.CONTAINS,
          maxRanking: rankings.CONTAINS,
        },
        { key: ({ found: byServer = false }) => (byServer ? word : []), maxRanking: rankings.ACRONYM },
      ],
      baseSort: (one, other) => isRecent(other.item) - isRecent(one.item) || one.index - other.index,
    });
  // The first word is looked for last: it decides the order.
  return typed
    .trim()
    .split(/\s+/)
    .reduceRight<Command[]>(found, [...commands]);
}

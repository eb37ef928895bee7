import { matchSorter, rankings } from 'match-sorter';
import type { Command } from './command.ts';

/**
 * The commands that match what was typed, best first. Every word must match: in the label, from its start down to letters in
 * order, or anywhere in the details. Ties go to the recently used command. Commands found by the server always match.
 */
export function rankCommands(commands: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  const isRecent = ({ id }: Command) => Number(recent.includes(id));
  const found = (left: readonly Command[], word: string) =>
    matchSorter(left, word, {
      // One or two letters occur in order in almost every label.
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
  // The first word is matched last, so it decides the order.
  return typed
    .trim()
    .split(/\s+/)
    .reduceRight<Command[]>(found, [...commands]);
}

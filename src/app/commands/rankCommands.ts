import type { Command } from './command.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase();

/**
 * How well the typed words stand in a text, or null when one of them does not: a whole beginning beats the beginning of a
 * word, that beats the middle of one, and letters in order with gaps come last. Case and accents do not count.
 */
export function scoreOf(typed: string, text: string): number | null {
  const target = plain(text);
  let sum = 0;
  for (const word of plain(typed).split(/\s+/).filter(Boolean)) {
    const score = scoreOfWord(word, target);
    if (score === null) return null;
    sum += score;
  }
  return sum;
}

function scoreOfWord(word: string, target: string): number | null {
  const at = target.indexOf(word);
  if (at === 0) return 100 - Math.min(target.length - word.length, 20);
  if (beginsAWord(word, target, at)) return 70;
  if (at > 0) return 40;
  return word.length < 3 ? null : scoreOfGaps(word, target);
}

function beginsAWord(word: string, target: string, first: number): boolean {
  for (let at = first; at > 0; at = target.indexOf(word, at + 1))
    if (/[^\p{L}\p{N}]/u.test(target.charAt(at - 1))) return true;
  return false;
}

/** Letters in order with gaps, each gap a little worse; gaps wider than four letters are no likeness. */
function scoreOfGaps(word: string, target: string): number | null {
  let from = 0;
  let gaps = 0;
  for (const letter of word) {
    const at = target.indexOf(letter, from);
    if (at < 0 || (from > 0 && at - from > 4)) return null;
    if (from > 0) gaps += at - from;
    from = at + 1;
  }
  return Math.max(1, 25 - 2 * gaps);
}

/** What was typed among the commands, best first; recent ones a little better. What the server found stays. */
export function rankCommands(commands: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  return commands
    .flatMap((command) => {
      const score = command.found === true ? 30 : bestScore(command, typed);
      return score === null ? [] : [{ command, score: score + (recent.includes(command.id) ? 10 : 0) }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command);
}

function bestScore({ label, detail = '', also = '' }: Command, typed: string): number | null {
  const byLabel = scoreOf(typed, label);
  if (byLabel !== null) return byLabel;
  const byRest = scoreOf(typed, `${label} ${detail} ${also}`);
  return byRest === null ? null : byRest / 2;
}

const units: Record<string, string> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  nil: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  uno: '1',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
};

const teens: Record<string, string> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  dieci: '10',
  undici: '11',
  dodici: '12',
  tredici: '13',
  quattordici: '14',
  quindici: '15',
  sedici: '16',
  diciassette: '17',
  diciotto: '18',
  diciannove: '19',
};

/** Also those that end before a vowel: `ventuno`, `trentotto`. */
const tens: Record<string, string> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
  venti: '2',
  vent: '2',
  trenta: '3',
  trent: '3',
  quaranta: '4',
  quarant: '4',
  cinquanta: '5',
  cinquant: '5',
  sessanta: '6',
  sessant: '6',
  settanta: '7',
  settant: '7',
  ottanta: '8',
  ottant: '8',
  novanta: '9',
  novant: '9',
};

/** How a recognizer writes digits that it heard as words. */
const homophones: Record<string, string> = { to: '2', too: '2', for: '4', ate: '8', won: '1' };

const repeats: Record<string, number> = { double: 2, doppio: 2, triple: 3, treble: 3, triplo: 3 };

/** What people say between digits. */
const fillers = new Set(
  'um uh er erm hm mm and then yeah yes ok okay so dash hyphen space that’s thats it’s its a the e poi ecco allora sì si trattino spazio'.split(
    ' ',
  ),
);

/** A part of what was said, by the places of its words. */
export interface Digits {
  from: number;
  to: number;
  digits: string;
}

/** In lower case, without what is around it. */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The digits of each word that has any, however they are said: `4111`, `four one`, `double one`, `forty-one`, `quarantuno`. */
export function digitsIn(words: readonly string[]): Digits[] {
  const plain = words.map(plainWord);
  const found: Digits[] = [];
  for (let at = 0; at < plain.length;) {
    const read = readAt(plain, at);
    if (read) found.push(read);
    at = read ? read.to + 1 : at + 1;
  }
  return withHomophones(plain, found);
}

function readAt(plain: readonly string[], at: number): Digits | undefined {
  const word = plain[at] ?? '';
  const times = repeats[word];
  const next = plain[at + 1] ?? '';
  if (times !== undefined) {
    const digit = next.length === 1 && /\d/.test(next) ? next : units[next];
    return digit === undefined ? undefined : { from: at, to: at + 1, digits: digit.repeat(times) };
  }
  const alone = digitsOf(word);
  if (alone === undefined) return undefined;
  // “forty one” is 41, and “forty” alone is 40.
  const isRound = tens[word] !== undefined;
  const unit = isRound ? units[next] : undefined;
  return unit !== undefined && unit !== '0'
    ? { from: at, to: at + 1, digits: alone.slice(0, 1) + unit }
    : { from: at, to: at, digits: alone };
}

function digitsOf(word: string): string | undefined {
  if (/^\d[\d.,/\s-]*$/.test(word)) return word.replaceAll(/\D/g, '');
  const known = units[word] ?? teens[word];
  if (known !== undefined) return known;
  if (tens[word] !== undefined) return `${tens[word]}0`;
  const [, ten = '', unit = ''] = /^([a-z]{4,9}?)-?([a-zé]{2,7})$/.exec(word.replace('tré', 'tre')) ?? [];
  const [first, second] = [tens[ten], units[unit]];
  return first !== undefined && second !== undefined ? first + second : undefined;
}

/** “to” between digits is one as well. */
function withHomophones(plain: readonly string[], found: readonly Digits[]): Digits[] {
  const all = [...found];
  for (const [at, one] of found.entries()) {
    const next = found[at + 1];
    const digit = homophones[plain[one.to + 1] ?? ''];
    if (next && next.from === one.to + 2 && digit !== undefined)
      all.push({ from: one.to + 1, to: one.to + 1, digits: digit });
  }
  return all.toSorted((one, other) => one.from - other.from);
}

/** Digits that are said one after the other, with nothing but fillers between them. */
export function runsOf(words: readonly string[]): Digits[][] {
  const plain = words.map(plainWord);
  const runs: Digits[][] = [];
  for (const one of digitsIn(words)) {
    const last = runs.at(-1)?.at(-1);
    const between = last && plain.slice(last.to + 1, one.from);
    const isNext =
      between !== undefined && between.length <= 3 && between.every((word) => word === '' || fillers.has(word));
    if (isNext) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** Words for "press" and for the spelled-out keys, by language. */
const WORDS: Readonly<Record<string, { press: string; keys: Readonly<Record<string, string>> }>> = {
  en: {
    press: 'press|dial|push|enter|hit|key|or',
    keys: {
      zero: '0',
      one: '1',
      two: '2',
      three: '3',
      four: '4',
      five: '5',
      six: '6',
      seven: '7',
      eight: '8',
      nine: '9',
      star: '*',
      asterisk: '*',
      hash: '#',
      pound: '#',
    },
  },
  it: {
    press: 'premi|prema|premete|premere|digita|digiti|digitare|tasto|o',
    keys: {
      zero: '0',
      uno: '1',
      due: '2',
      tre: '3',
      quattro: '4',
      cinque: '5',
      sei: '6',
      sette: '7',
      otto: '8',
      nove: '9',
      asterisco: '*',
      stella: '*',
      cancelletto: '#',
    },
  },
};

const FILLERS = 'the|number|key|on|il|lo|la|numero|tasto';

/** The patterns that find keys in a prompt, with the meaning of spelled-out ones. */
const READERS = new Map(
  Object.entries(WORDS).map(([language, { press, keys }]) => {
    const key = String.raw`([0-9])(?![0-9])|([*#])|(${Object.keys(keys).join('|')})\b`;
    return [
      language,
      { keys, pattern: new RegExp(String.raw`\b(?:${press})\s+(?:(?:${FILLERS})\s+)*(?:${key})`, 'giu') },
    ];
  }),
);

/** The keys that a prompt tells the caller to press; undefined for unsupported languages. */
export function keysNamed(text: string, language: string): ReadonlySet<string> | undefined {
  const reader = READERS.get(language.split('-')[0] ?? '');
  if (reader === undefined) return undefined;
  const found = [...text.matchAll(reader.pattern)].map(
    ([, digit, sign, word]) => digit ?? sign ?? reader.keys[word?.toLowerCase() ?? ''],
  );
  return new Set(found.filter((key) => key !== undefined));
}

/** What a text asks for about being texted at all. */
export type ConsentWord = 'stop' | 'start' | 'help';

/** Whole messages, as the carriers and the languages of our pages have them. */
const words: Readonly<Record<string, ConsentWord>> = {
  ...wordsFor('stop', 'STOP UNSUBSCRIBE END QUIT STOPALL REVOKE OPTOUT CANCEL'),
  'STOP ALL': 'stop',
  'OPT OUT': 'stop',
  'OPT-OUT': 'stop',
  ...wordsFor('stop', 'ANNULLA BASTA CANCELLA CANCELLAMI DISISCRIVI DISISCRIVIMI'),
  ...wordsFor('start', 'START YES UNSTOP OPTIN INIZIA RIPRENDI ISCRIVIMI'),
  'OPT IN': 'start',
  'OPT-IN': 'start',
  ...wordsFor('help', 'HELP INFO AIUTO'),
};

function wordsFor(meaning: ConsentWord, list: string): Record<string, ConsentWord> {
  return Object.fromEntries(list.split(' ').map((word) => [word, meaning]));
}

/** What a whole message says about consent: case, outer spaces and a full stop or exclamation mark don't matter. */
export function consentWordOf(text: string): ConsentWord | null {
  const whole = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim()
    .toUpperCase();
  return Object.hasOwn(words, whole) ? (words[whole] ?? null) : null;
}

/**
 * Wishes in words of their own. They are no keywords, because “stop by later” is none: they are shown to a person.
 */
const wishes = [
  /\b(stop|quit|don['’]?t|do not|never)\b[^.!?]{0,20}\b(text|texts|texting|messag|contact|send|sending)/i,
  /\b(remove|delete|take)\b[^.!?]{0,20}\b(me|my number|my name)\b[^.!?]{0,25}\b(list|off|database)\b/i,
  /\b(unsubscribe|opt(ing)?[ -]?out|wrong number)\b/i,
  /\bno more (texts|messages|sms)\b/i,
  /\b(non|smett\w+)\b[^.!?]{0,25}\b(scriver|messagg|sms|contatta|mandat|inviat)/i,
  /\b(cancella|rimuov|toglie|toglimi|disiscriv)\w*\b[^.!?]{0,30}\b(lista|numero|elenco)\b/i,
];

/** Whether somebody seems to ask for no more texts without a keyword. */
export function asksToStop(text: string): boolean {
  return consentWordOf(text) === null && wishes.some((wish) => wish.test(text));
}

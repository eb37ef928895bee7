import { plainText, plainWords } from '#values/plainText.ts';
import { isSlipOf } from './typingSlips.ts';

/** What a text asks for about being texted at all. */
export type ConsentWord = 'stop' | 'start' | 'help';

/** Whole messages, as the carriers and the languages of our pages have them. */
const meanings: Readonly<Record<string, ConsentWord>> = {
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

/** Words that ask for other things as well: “please cancel” may be about an appointment. */
const ambiguous = new Set(['END', 'QUIT', 'REVOKE', 'CANCEL', 'ANNULLA', 'BASTA', 'CANCELLA']);

const signature = /^\s*(--|sent (from|via|with)\b|get outlook\b|inviato (da|con)\b)/i;
const courtesies = /^(PLEASE|PLS|PLZ|THANKS?|THX|YOU|NOW|GRAZIE|PER|FAVORE|ADESSO)$/;

/** The text above the signature that a mail program or a phone adds. */
function withoutSignature(text: string): string {
  const lines = plainText(text).split(/\r\n|[\n\r\u2028\u2029]/);
  const at = lines.findIndex((line, index) => index > 0 && signature.test(line));
  return lines.slice(0, at === -1 ? lines.length : at).join('\n');
}

const meaningOf = (words: string): ConsentWord | null =>
  Object.hasOwn(meanings, words) ? (meanings[words] ?? null) : null;

/** What a message says, and what is left of it without courtesies and repetitions: “Stop. Stop please” is `STOP`. */
function readWords(text: string): { whole: string; core: string } {
  const whole = plainWords(withoutSignature(text));
  const words = whole.split(/[\s.,;:!?/&+]+/).filter((word) => word !== '' && !courtesies.test(word));
  return { whole, core: words.filter((word, index) => word !== words[index - 1]).join(' ') };
}

/**
 * What a message says about consent: case, quotes, emoji, outer punctuation and a signature don’t matter, and a wish to stop may
 * be polite or repeated.
 */
export function consentWordOf(text: string): ConsentWord | null {
  const { whole, core } = readWords(text);
  return meaningOf(whole) ?? (meaningOf(core) === 'stop' && !ambiguous.has(core) ? 'stop' : null);
}

/** Words that ask for no more texts in other languages and places; alone they may mean other things as well. */
const elsewhere = new Set(
  'REMOVE DELETE ARRET ARRÊT ARRETE ARRÊTE ARRETER ARRÊTER DESABONNER DÉSABONNER STOPPEN ABMELDEN ALTO PARAR BAJA FERMA FERMATE FERMATI FERMATEVI SMETTI SMETTETE SMETTETELA'.split(
    ' ',
  ),
);

const stopWords = Object.entries(meanings)
  .filter(([word, meaning]) => meaning === 'stop' && /^\p{L}+$/u.test(word))
  .map(([word]) => word);

/** What follows a stop that is no wish: “stop by at five”, “stop the car”. */
const elsewhereBound =
  /^(BY|IN|AT|OVER|OFF|AROUND|ROUND|ON|FOR|BEFORE|AFTER|UNTIL|TILL|THE|A|AN|AND|AS|HERE|THERE|LATER|TODAY|TOMORROW|MY|YOUR|OUR)$/;
const mostWordsOfWish = 3;

/** A few words of which the first is STOP, or that are a stop word with a slip of the thumb. */
function isShortWish(core: string): boolean {
  const [first = '', ...rest] = core.split(' ');
  if (rest.length === 0) return elsewhere.has(first) || isSlipOf(first, stopWords);
  return (
    meaningOf(first) === 'stop' &&
    !ambiguous.has(first) &&
    rest.length < mostWordsOfWish &&
    !rest.some((word) => elsewhereBound.test(word))
  );
}

/**
 * Wishes in words of their own. They are no keywords, because “stop by later” is none: they are shown to a person.
 */
const wishes = [
  /\b(stop|quit|don['’]?t|do not|never)\b[^.!?]{0,20}\b(text|texts|texting|messag|contact|send|sending)/i,
  /\b(remove|delete) (me|us|my|this)\b/i,
  /\bleave (me|us) alone\b/i,
  /^\W*basta (così|cosi|sms|messaggi|con)(?!\p{L})/iu,
  /\b(remove|delete|take)\b[^.!?]{0,20}\b(me|my number|my name)\b[^.!?]{0,25}\b(list|off|database)\b/i,
  /\b(unsubscribe|opt(ing)?[ -]?out|wrong number)\b/i,
  /\bno more (texts|messages|sms)\b/i,
  /\b(non|smett\w+)\b[^.!?]{0,25}\b(scriv|messagg|sms|contatta|mandat|inviat)/i,
  /\b(cancella|rimuov|toglie|toglimi|disiscriv)\w*\b[^.!?]{0,30}\b(lista|numero|elenco)\b/i,
];

/** Whether somebody seems to ask for no more texts without a keyword. */
export function asksToStop(text: string): boolean {
  if (consentWordOf(text) !== null) return false;
  const { core } = readWords(text);
  return meaningOf(core) === 'stop' || isShortWish(core) || wishes.some((wish) => wish.test(plainText(text)));
}

import type { ConsentWord } from './stopWords.ts';

type Language = 'en-GB' | 'it-IT';

/** The answers to STOP, START and HELP where the carrier gives none. One segment each, with a name of usual length. */
export const consentTexts: Record<Language, Record<ConsentWord, (account: string) => string>> = {
  'en-GB': {
    stop: (account) => `${account}: you won't get any more messages from us. Reply START to get them again.`,
    start: (account) => `${account}: you'll get our messages again. Reply STOP to opt out.`,
    help: (account) => `${account}: reply STOP to opt out of our messages, or call this number to reach us.`,
  },
  'it-IT': {
    stop: (account) => `${account}: non riceverai altri messaggi. Rispondi INIZIA per riceverli di nuovo.`,
    start: (account) => `${account}: riceverai di nuovo i nostri messaggi. Rispondi STOP per non riceverli.`,
    help: (account) => `${account}: rispondi STOP per non ricevere messaggi, o chiama questo numero per parlarci.`,
  },
};

const italian = /\b(annulla|basta|cancella\w*|disiscriv\w*|inizia|riprendi|iscrivimi|aiuto)\b/i;

/** The language of a text that is a word of consent; those that both languages use are answered in English. */
export function languageOfWord(text: string): Language {
  return italian.test(text) ? 'it-IT' : 'en-GB';
}

import type { Locale } from '#contract/users.contract.ts';
import type { MailContent } from '../mail/mailKind.ts';
import { momentText } from '../mail/momentText.ts';

interface Words {
  subject: (title: string) => string;
  hello: (name: string) => string;
  changed: string;
  labels: { when: string; where: string };
  notYou: string;
  action: string;
}

const english: Words = {
  subject: (title) => `Your password for ${title} was changed`,
  hello: (name) => `Hi ${name},`,
  changed: 'Your password was changed. All your other devices were logged out.',
  labels: { when: 'When', where: 'IP address' },
  notYou: 'If this wasn’t you, set a new password now and tell your administrator.',
  action: 'Set a new password',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (title) => `La tua password per ${title} è stata cambiata`,
    hello: (name) => `Ciao ${name},`,
    changed: 'La tua password è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
    labels: { when: 'Quando', where: 'Indirizzo IP' },
    notYou: 'Se non sei stato tu, imposta subito una nuova password e avvisa il tuo amministratore.',
    action: 'Imposta una nuova password',
  },
};

/** The facts of a mail about a changed password. `url` resets it. */
export interface PasswordChangedFacts {
  name: string;
  title: string;
  url: string;
  at: Date;
  timezone: string;
  address: string;
}

export function passwordChangedText(facts: PasswordChangedFacts, locale: Locale): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts.title),
    facts: [
      [words.labels.when, momentText(facts.at, facts.timezone, locale)],
      [words.labels.where, facts.address],
    ],
    paragraphs: [words.hello(facts.name), words.changed, words.notYou],
    action: { label: words.action, url: facts.url },
    values: { firstName: facts.name },
  };
}

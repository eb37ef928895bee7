import type { Locale } from '#contract/users.contract.ts';
import type { MailContent } from '../mail/mailKind.ts';
import type { MailPayload } from '../mail/mailPayloads.ts';
import { momentText } from '../mail/momentText.ts';

type Change = MailPayload<'securityChanged'>['change'];

interface Words {
  subject: (title: string) => string;
  hello: (name: string) => string;
  changes: Record<Change, string>;
  labels: { when: string; where: string };
  notYou: string;
  action: string;
}

const english: Words = {
  subject: (title) => `The security of your login to ${title} was changed`,
  hello: (name) => `Hi ${name},`,
  changes: {
    twoFactorOn: 'Two-factor authentication was turned on.',
    twoFactorOff: 'Two-factor authentication was turned off. Your password alone is now enough to log in.',
    recoveryCodesRenewed: 'Your recovery codes were replaced. The old ones no longer work.',
    emailChanged: 'Your login now has another email address. This one no longer works.',
  },
  labels: { when: 'When', where: 'IP address' },
  notYou: 'If this wasn’t you, set a new password now and tell your administrator.',
  action: 'Set a new password',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (title) => `La sicurezza del tuo accesso a ${title} è cambiata`,
    hello: (name) => `Ciao ${name},`,
    changes: {
      twoFactorOn: 'L’autenticazione a due fattori è stata attivata.',
      twoFactorOff: 'L’autenticazione a due fattori è stata disattivata. Ora per accedere basta la tua password.',
      recoveryCodesRenewed: 'I tuoi codici di recupero sono stati sostituiti. Quelli vecchi non valgono più.',
      emailChanged: 'Il tuo accesso ha ora un altro indirizzo email. Questo non è più valido.',
    },
    labels: { when: 'Quando', where: 'Indirizzo IP' },
    notYou: 'Se non sei stato tu, imposta subito una nuova password e avvisa il tuo amministratore.',
    action: 'Imposta una nuova password',
  },
};

/** The facts of a mail about a login's security. `url` resets the password. */
export interface SecurityChangedFacts {
  change: Change;
  name: string;
  title: string;
  url: string;
  at: Date;
  timezone: string;
  address: string;
}

export function securityChangedText(facts: SecurityChangedFacts, locale: Locale): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts.title),
    facts: [
      [words.labels.when, momentText(facts.at, facts.timezone, locale)],
      [words.labels.where, facts.address],
    ],
    paragraphs: [words.hello(facts.name), words.changes[facts.change], words.notYou],
    action: { label: words.action, url: facts.url },
    values: { firstName: facts.name },
  };
}

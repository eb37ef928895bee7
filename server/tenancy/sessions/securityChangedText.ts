import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import type { Composing, MailContent } from '../../kernel/mail/mailKind.ts';
import type { MailPayload } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';

type Change = MailPayload<'securityChanged'>['change'] | 'passwordChanged';

interface Words {
  subjects: Record<'password' | 'security' | 'permissions', (title: string) => string>;
  hello: (name: string) => string;
  changes: Record<Change, string>;
  labels: { when: string; where: string };
  notYou: string;
  notExpected: string;
  action: string;
}

const english: Words = {
  subjects: {
    password: (title) => `Your password for ${title} was changed`,
    security: (title) => `The security of your login to ${title} was changed`,
    permissions: (title) => `Your permissions in ${title} were changed`,
  },
  hello: (name) => `Hi ${name},`,
  changes: {
    passwordChanged: 'Your password was changed. All your other devices were logged out.',
    twoFactorOn: 'Two-factor authentication was turned on.',
    twoFactorOff: 'Two-factor authentication was turned off. Your password alone is now enough to log in.',
    recoveryCodesRenewed: 'Your recovery codes were replaced. The old ones no longer work.',
    emailChanged: 'Your login now has another email address. This one no longer works.',
    keyCreated: 'A new API key was created with your login. It still works after you log out.',
    feedKeyCreated: 'A new key for an exporter was created with your login. It still works after you log out.',
    permissionsChanged: 'An administrator changed what you can see or do. Your login stays the same.',
  },
  labels: { when: 'When', where: 'IP address' },
  notYou: 'If this wasn’t you, set a new password now and tell your administrator.',
  notExpected: 'If you didn’t expect this, ask your administrator.',
  action: 'Set a new password',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subjects: {
      password: (title) => `La tua password per ${title} è stata cambiata`,
      security: (title) => `La sicurezza del tuo accesso a ${title} è cambiata`,
      permissions: (title) => `I tuoi permessi in ${title} sono cambiati`,
    },
    hello: (name) => `Ciao ${name},`,
    changes: {
      passwordChanged: 'La tua password è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
      twoFactorOn: 'L’autenticazione a due fattori è stata attivata.',
      twoFactorOff: 'L’autenticazione a due fattori è stata disattivata. Ora per accedere basta la tua password.',
      recoveryCodesRenewed: 'I tuoi codici di recupero sono stati sostituiti. Quelli vecchi non valgono più.',
      emailChanged: 'Il tuo accesso ha ora un altro indirizzo email. Questo non è più valido.',
      keyCreated: 'È stata creata una nuova chiave API con il tuo accesso. Resta valida anche dopo l’uscita.',
      feedKeyCreated:
        'È stata creata una nuova chiave di un’esportazione con il tuo accesso. Resta valida anche dopo l’uscita.',
      permissionsChanged: 'Un amministratore ha cambiato ciò che puoi vedere o fare. Il tuo accesso resta lo stesso.',
    },
    labels: { when: 'Quando', where: 'Indirizzo IP' },
    notYou: 'Se non sei stato tu, imposta subito una nuova password e avvisa il tuo amministratore.',
    notExpected: 'Se non te lo aspettavi, chiedi al tuo amministratore.',
    action: 'Imposta una nuova password',
  },
};

/** `address` is where the user's own change came from; null for a change by somebody else. */
interface SecurityChange {
  change: Change;
  name: string;
  locale: Locale;
  timezone: string;
  address: string | null;
}

/** Tells the owner of a login what was changed and, unless somebody else did it, how to take it back. */
export function securityMail(
  { brand, queuedAt }: Pick<Composing, 'brand' | 'queuedAt'>,
  { change, name, locale, timezone, address }: SecurityChange,
): MailContent {
  const words = texts[locale];
  const isOwn = address !== null;
  const subject =
    change === 'passwordChanged' ? 'password' : change === 'permissionsChanged' ? 'permissions' : 'security';
  return {
    locale,
    subject: words.subjects[subject](brand.title),
    facts: [
      [words.labels.when, momentText(queuedAt, timezone, locale)],
      ...(isOwn ? [[words.labels.where, address] satisfies [string, string]] : []),
    ],
    paragraphs: [words.hello(name), words.changes[change], isOwn ? words.notYou : words.notExpected],
    ...(isOwn && { action: { label: words.action, url: `${brand.base}${paths.forgotPassword()}` } }),
    values: { firstName: name },
  };
}

export function sampleOf(change: Change, locale: Locale, brand: Composing['brand']): MailContent {
  const who = { name: 'Ada', timezone: 'Australia/Sydney', address: '203.0.113.7' };
  return securityMail({ brand, queuedAt: new Date('2026-03-04T01:05:00Z') }, { ...who, change, locale });
}

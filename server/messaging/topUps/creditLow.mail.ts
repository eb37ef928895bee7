import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatExactMoney, formatMoney } from '#values/money.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';

interface Words {
  subject: (below: string) => string;
  body: string;
  ordered: (amount: string) => string;
  payer: string;
  balance: string;
  below: string;
  action: string;
}

const english: Words = {
  subject: (below) => `Your SMS credit is below ${below}`,
  body: 'Top it up before it runs out. Without credit no messages are sent, and running campaigns are paused.',
  ordered: (amount) =>
    `A top-up of ${amount} was ordered automatically. Until it’s paid, messages use what is left. Without credit no messages are sent.`,
  payer: 'Account',
  balance: 'Credit left',
  below: 'Low-credit alert',
  action: 'Open SMS credit',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (below) => `Il tuo credito SMS è inferiore a ${below}`,
    body: 'Ricaricalo prima che si esaurisca. Senza credito non viene inviato alcun messaggio e le campagne in corso vengono messe in pausa.',
    ordered: (amount) =>
      `È stata ordinata automaticamente una ricarica di ${amount}. Finché non viene pagata, i messaggi usano il credito residuo. Senza credito non viene inviato alcun messaggio.`,
    payer: 'Account',
    balance: 'Credito residuo',
    below: 'Avviso di credito basso',
    action: 'Apri il credito SMS',
  },
};

function textOf(
  { payer, below, balance, ordered }: Omit<MailPayload<'creditLow'>, 'to' | 'locale'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  const [left, limit] = [formatExactMoney(balance, locale), formatMoney(below, locale)];
  return {
    locale,
    subject: words.subject(limit),
    facts: [
      [words.payer, payer],
      [words.balance, left],
      [words.below, limit],
    ],
    paragraphs: [ordered ? words.ordered(formatMoney(ordered, locale)) : words.body],
    action: { label: words.action, url: `${base}${paths.topUps()}` },
    values: { payer, balance: left, below: limit },
  };
}

/** Warns a payer’s users that the SMS credit went below their limit. */
export const creditLow = mailKind({
  payload: mailPayloads.creditLow,
  compose: ({ brand }, { to: _to, locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) =>
    textOf(
      {
        payer: 'Acme Plumbing',
        below: { amount: 5000, currency: 'AUD' },
        balance: { amount: 4992.4, currency: 'AUD' },
        ordered: null,
      },
      locale,
      base,
    ),
});

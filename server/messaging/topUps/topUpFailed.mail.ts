import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#values/money.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';

interface Words {
  subject: (amount: string) => string;
  body: (resumes: string) => string;
  payer: string;
  note: string;
  action: string;
  sampleNote: string;
}

const english: Words = {
  subject: (amount) => `We couldn’t take the payment for your SMS top-up of ${amount}`,
  body: (resumes) =>
    `Automatic top-ups are suspended and resume on ${resumes}. Please check how you pay. Until then, messages use what is left of your credit.`,
  payer: 'Account',
  note: 'Reason',
  action: 'Open SMS credit',
  sampleNote: 'Card declined',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (amount) => `Pagamento non riuscito per la tua ricarica SMS di ${amount}`,
    body: (resumes) =>
      `Le ricariche automatiche sono sospese e riprendono ${resumes}. Verifica il tuo metodo di pagamento. Fino ad allora i messaggi usano il credito residuo.`,
    payer: 'Account',
    note: 'Motivo',
    action: 'Apri il credito SMS',
    sampleNote: 'Carta rifiutata',
  },
};

function textOf(
  { payer, amount, note, resumesAt, timezone }: Omit<MailPayload<'topUpFailed'>, 'to' | 'locale'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  const due = formatMoney(amount, locale);
  return {
    locale,
    subject: words.subject(due),
    facts: [
      [words.payer, payer],
      [words.note, note],
    ],
    paragraphs: [words.body(momentText(new Date(resumesAt), timezone, locale))],
    action: { label: words.action, url: `${base}${paths.topUps()}` },
    values: { payer, amount: due, note },
  };
}

/** Tells a payer’s users that an automatic top-up was not paid, and when the next one may be ordered. */
export const topUpFailed = mailKind({
  payload: mailPayloads.topUpFailed,
  compose: ({ brand }, { to: _to, locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) =>
    textOf(
      {
        payer: 'Acme Plumbing',
        amount: { amount: 10_000, currency: 'AUD' },
        note: texts[locale].sampleNote,
        resumesAt: '2026-03-07T01:05:00.000Z',
        timezone: 'Australia/Sydney',
      },
      locale,
      base,
    ),
});

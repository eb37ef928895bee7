import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatExactMoney, formatMoney } from '#values/money.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';

interface Words {
  subject: (payer: string, amount: string) => string;
  body: string;
  payer: string;
  amount: string;
  balance: string;
  action: string;
}

const english: Words = {
  subject: (payer, amount) => `${payer} needs an SMS top-up of ${amount}`,
  body: 'The SMS credit fell below the limit for automatic top-ups. When you have the payment, mark the top-up as paid: that adds the credit. If the payment fails, record that instead.',
  payer: 'Account',
  amount: 'Top-up',
  balance: 'Credit left',
  action: 'Open due top-ups',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (payer, amount) => `${payer}: ricarica SMS di ${amount} da incassare`,
    body: 'Il credito SMS è sceso sotto la soglia della ricarica automatica. Quando ricevi il pagamento, segna la ricarica come pagata: il credito viene aggiunto. Se il pagamento non riesce, registralo.',
    payer: 'Account',
    amount: 'Ricarica',
    balance: 'Credito residuo',
    action: 'Apri le ricariche in attesa',
  },
};

function textOf(
  { payer, amount, balance }: Omit<MailPayload<'topUpDue'>, 'to' | 'locale'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  const [due, left] = [formatMoney(amount, locale), formatExactMoney(balance, locale)];
  return {
    locale,
    subject: words.subject(payer, due),
    facts: [
      [words.payer, payer],
      [words.amount, due],
      [words.balance, left],
    ],
    paragraphs: [words.body],
    action: { label: words.action, url: `${base}${paths.topUps()}` },
    values: { payer, amount: due, balance: left },
  };
}

/** Tells resellers that an automatic top-up of a client is to be paid. */
export const topUpDue = mailKind({
  payload: mailPayloads.topUpDue,
  compose: ({ brand }, { to: _to, locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) =>
    textOf(
      {
        payer: 'Acme Plumbing',
        amount: { amount: 10_000, currency: 'AUD' },
        balance: { amount: 4992.4, currency: 'AUD' },
      },
      locale,
      base,
    ),
});

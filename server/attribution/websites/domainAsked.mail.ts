import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { daysToAnswer } from '#values/website.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';

interface Words {
  subject: (account: string, domain: string) => string;
  body: (account: string, domain: string) => string;
  until: string;
  action: string;
}

const english: Words = {
  subject: (account, domain) => `${account} asks to use ${domain}`,
  body: (account, domain) =>
    `${account} wants to show its own numbers on ${domain}, which your account already has. Your numbers there stay as they are.`,
  until: `Approve or refuse it within ${daysToAnswer} days. After that the request expires.`,
  action: 'Answer the request',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (account, domain) => `${account} chiede di usare ${domain}`,
    body: (account, domain) =>
      `${account} vuole mostrare i propri numeri su ${domain}, che il tuo account ha già. I tuoi numeri lì restano come sono.`,
    until: `Approva o rifiuta entro ${daysToAnswer} giorni. Dopo, la richiesta scade.`,
    action: 'Rispondi alla richiesta',
  },
};

function textOf(
  { domain, account }: Pick<MailPayload<'domainAsked'>, 'domain' | 'account'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(account, domain),
    paragraphs: [words.body(account, domain), words.until],
    action: { label: words.action, url: `${base}${paths.numberInsertion()}` },
    values: { account, domain },
  };
}

/** Asks the administrators of an account to let another one use their domain. */
export const domainAsked = mailKind({
  payload: mailPayloads.domainAsked,
  compose: ({ brand }, { locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) => textOf({ domain: 'example.com', account: 'Acme Plumbing' }, locale, base),
});

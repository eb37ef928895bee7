import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';

type Verdict = 'approved' | 'refused';

interface Words {
  subject: Record<Verdict, (domain: string) => string>;
  body: Record<Verdict, (domain: string) => string>;
  action: string;
}

const english: Words = {
  subject: {
    approved: (domain) => `You can use ${domain}`,
    refused: (domain) => `Your request for ${domain} was refused`,
  },
  body: {
    approved: (domain) => `Your numbers are now shown on ${domain}, as your swap rules say.`,
    refused: (domain) =>
      `The administrators of the account that has ${domain} refused your request. Your numbers aren’t shown there.`,
  },
  action: 'Open the website',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: {
      approved: (domain) => `Puoi usare ${domain}`,
      refused: (domain) => `La tua richiesta per ${domain} è stata rifiutata`,
    },
    body: {
      approved: (domain) => `Ora i tuoi numeri vengono mostrati su ${domain}, secondo le tue regole di sostituzione.`,
      refused: (domain) =>
        `Gli amministratori dell’account che ha ${domain} hanno rifiutato la tua richiesta. I tuoi numeri lì non vengono mostrati.`,
    },
    action: 'Apri il sito web',
  },
};

function textOf(
  { domain, code, approved }: Pick<MailPayload<'domainAnswered'>, 'domain' | 'code' | 'approved'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  const verdict = approved ? 'approved' : 'refused';
  return {
    locale,
    subject: words.subject[verdict](domain),
    paragraphs: [words.body[verdict](domain)],
    action: { label: words.action, url: `${base}${paths.website(code)}` },
    values: { domain },
  };
}

/** Tells who asked to use a domain of another account what its administrators answered. */
export const domainAnswered = mailKind({
  payload: mailPayloads.domainAnswered,
  compose: ({ brand }, { locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) => textOf({ domain: 'example.com', code: 'abcdefghjkmn', approved: true }, locale, base),
});

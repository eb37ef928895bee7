import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { linkForMail } from '../../kernel/mail/linkForMail.ts';
import { confirmLife } from '../../kernel/mail/linkLives.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';

/** Asks a user to confirm a new email address; sent to that address. */
export const confirmEmail = mailKind({
  payload: mailPayloads.confirmEmail,
  async compose({ db, accountId, brand, now }, { name, locale, link, to }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + confirmLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}${paths.confirmEmail(token)}`;
    return confirmEmailText({ name, title: brand.title, email: to, url }, locale);
  },
  sample: (locale, { title, base }) =>
    confirmEmailText(
      { name: 'Ada', title, email: 'ada@example.com', url: `${base}${paths.confirmEmail('example')}` },
      locale,
    ),
});

interface Words {
  subject: (title: string) => string;
  hello: (name: string) => string;
  asked: (email: string) => string;
  limits: string;
  ignore: string;
  action: string;
}

const english: Words = {
  subject: (title) => `Confirm your email address for ${title}`,
  hello: (name) => `Hi ${name},`,
  asked: (email) => `You asked to log in with ${email} from now on.`,
  limits: 'The link works once and expires in one day. Until you confirm, keep logging in with your old address.',
  ignore: 'If this wasn’t you, ignore this email.',
  action: 'Confirm address',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (title) => `Conferma il tuo indirizzo email per ${title}`,
    hello: (name) => `Ciao ${name},`,
    asked: (email) => `Hai chiesto di accedere d’ora in poi con ${email}.`,
    limits:
      'Il link funziona una sola volta e scade tra un giorno. Finché non confermi, accedi con il vecchio indirizzo.',
    ignore: 'Se non sei stato tu, ignora questa email.',
    action: 'Conferma indirizzo',
  },
};

/** The content of the mail. */
function confirmEmailText(
  facts: { name: string; title: string; email: string; url: string },
  locale: Locale,
): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts.title),
    paragraphs: [words.hello(facts.name), words.asked(facts.email), words.limits, words.ignore],
    action: { label: words.action, url: facts.url },
    values: { firstName: facts.name },
  };
}

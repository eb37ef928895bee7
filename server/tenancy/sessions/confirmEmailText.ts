import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { MailContent } from '../../kernel/mail/mailKind.ts';

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
export function confirmEmailText(
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

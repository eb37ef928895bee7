import type { Locale } from '#contract/users.contract.ts';
import type { MailContent } from '../mailKind.ts';

/** What the mail about a signup says; `url` opens it. */
export interface SignupFacts {
  /** The account that was made for the reader. */
  account: string;
  /** Who made it. */
  inviter: string;
  url: string;
}

interface Words {
  subject: (facts: SignupFacts) => string;
  paragraphs: (facts: SignupFacts) => string[];
  action: string;
}

const english: Words = {
  subject: ({ inviter }) => `${inviter} invites you to sign up`,
  paragraphs: ({ account, inviter }) => [
    `${inviter} has set up an account for ${account}. Tell us about your business and choose a password, then you can log in.`,
    'The link is yours alone and holds for 14 days. If you did not expect this mail, leave it: nothing happens without you.',
  ],
  action: 'Sign up',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: ({ inviter }) => `${inviter} ti invita a registrarti`,
    paragraphs: ({ account, inviter }) => [
      `${inviter} ha creato un account per ${account}. Inserisci i dati della tua attività e scegli una password, poi potrai accedere.`,
      'Il link è personale e vale 14 giorni. Se non ti aspettavi questa email, ignorala: senza di te non succede nulla.',
    ],
    action: 'Registrati',
  },
};

/** The mail with the link to a signup. */
export function signupText(facts: SignupFacts, locale: Locale): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts),
    paragraphs: words.paragraphs(facts),
    action: { label: words.action, url: facts.url },
    values: { account: facts.account, inviter: facts.inviter },
  };
}

import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { signingKey } from '../../kernel/access/signingKeys.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { unseal } from '../../kernel/vault.ts';
import { findInviter } from './signups.repository.ts';

/** The signup link for the owner of a new account. `token` is encrypted, so that the outbox grants no access. */
export const signup = mailKind({
  payload: mailPayloads.signup,
  async compose({ db, accountId, brand }, { to, locale, token }) {
    const account = await findInviter(db, accountId);
    if (account?.status !== 'invited') return undefined;
    const raw = unseal(await signingKey(db, 'vault'), token, `signup ${to}`);
    const { name, inviter } = account;
    return signupText(
      { account: name, inviter: inviter ?? brand.title, url: `${brand.base}${paths.signup(raw)}` },
      locale,
    );
  },
  sample: (locale, { title, base }) =>
    signupText({ account: 'Pier Dental', inviter: title, url: `${base}${paths.signup('example')}` }, locale),
});

/** The facts of a signup mail; `url` opens the signup. */
interface SignupFacts {
  /** The new account's name. */
  account: string;
  /** The name of the inviting account. */
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
    `${inviter} has set up an account for ${account}. Tell us about your business and choose a password to get started.`,
    'This link is just for you and expires in 14 days. If you weren’t expecting this email, you can ignore it.',
  ],
  action: 'Sign up',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: ({ inviter }) => `${inviter} ti invita a registrarti`,
    paragraphs: ({ account, inviter }) => [
      `${inviter} ha creato un account per ${account}. Inserisci i dati della tua attività e scegli una password per iniziare.`,
      'Il link è personale e scade tra 14 giorni. Se non ti aspettavi questa email, puoi ignorarla.',
    ],
    action: 'Registrati',
  },
};

/** The content of the mail with the signup link. */
function signupText(facts: SignupFacts, locale: Locale): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts),
    paragraphs: words.paragraphs(facts),
    action: { label: words.action, url: facts.url },
    values: { account: facts.account, inviter: facts.inviter },
  };
}

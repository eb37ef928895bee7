import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { linkForMail } from '../../kernel/mail/linkForMail.ts';
import { resetLife } from '../../kernel/mail/linkLives.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';

/** The password reset link, sent to the user who requested it. */
export const reset = mailKind({
  payload: mailPayloads.reset,
  async compose({ db, accountId, brand, now }, { name, locale, link }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + resetLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}${paths.resetPassword(`${link}.${token}`)}`;
    return resetText({ name, title: brand.title, url }, locale);
  },
  sample: (locale, { title, base }) =>
    resetText({ name: 'Ada', title, url: `${base}${paths.resetPassword('example')}` }, locale),
});

interface Words {
  subject: (title: string) => string;
  hello: (name: string) => string;
  asked: string;
  limits: string;
  ignore: string;
  action: string;
}

const english: Words = {
  subject: (title) => `Set a new password for ${title}`,
  hello: (name) => `Hi ${name},`,
  asked: 'Someone, probably you, asked to set a new password for your login.',
  limits: 'The link works once and expires in one hour. Setting a new password logs you out everywhere.',
  ignore: 'If this wasn’t you, ignore this email. Your password stays the same.',
  action: 'Set a new password',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (title) => `Imposta una nuova password per ${title}`,
    hello: (name) => `Ciao ${name},`,
    asked: 'Qualcuno, probabilmente tu, ha chiesto di impostare una nuova password per il tuo accesso.',
    limits:
      'Il link funziona una sola volta e scade tra un’ora. Con la nuova password verrai disconnesso da tutti i dispositivi.',
    ignore: 'Se non sei stato tu, ignora questa email. La tua password resta la stessa.',
    action: 'Imposta una nuova password',
  },
};

/** The content of the mail with the password reset link. */
function resetText(facts: { name: string; title: string; url: string }, locale: Locale): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(facts.title),
    paragraphs: [words.hello(facts.name), words.asked, words.limits, words.ignore],
    action: { label: words.action, url: facts.url },
    values: { firstName: facts.name },
  };
}

import { paths } from '#contract/paths.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { inviteLife } from '../../kernel/mail/linkLives.ts';
import { changeLinkToken } from '../../kernel/mail/links.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { mailKind, type MailContent } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { findInvited, findUserName } from './invited.repository.ts';

/** An invitation. Its token is created when it is sent, and only the hash is stored; a retry contains a new one. */
export const invite = mailKind({
  payload: mailPayloads.invite,
  async compose({ db, accountId, brand, now }, { user, link, by }) {
    const invited = await findInvited(db, { accountId, userId: user });
    if (!invited) return undefined;
    const { token, hash } = newLinkToken();
    const expiresAt = new Date(now.getTime() + inviteLife);
    if (!(await changeLinkToken(db, { accountId, id: link }, { hash, expiresAt }))) return undefined;
    const facts = {
      ...invited,
      host: (await findUserName(db, by)) ?? invited.accountName,
      brand: brand.title,
      expiresAt,
      link: `${brand.base}${paths.invite(token)}`,
    };
    return inviteText(facts);
  },
  sample: (locale, { title, base }) =>
    inviteText({
      locale,
      firstName: 'Ada',
      accountName: 'Pier Dental',
      host: 'Robin Marlow',
      brand: title,
      timezone: 'Australia/Sydney',
      expiresAt: new Date('2026-03-11T01:05:00Z'),
      link: `${base}${paths.invite('example')}`,
    }),
});

/** The facts of an invitation. `host` is who invites, `brand` the product's name there. */
interface InviteFacts {
  locale: Locale;
  firstName: string;
  accountName: string;
  host: string;
  brand: string;
  expiresAt: Date;
  link: string;
}

interface Words {
  subject: (facts: InviteFacts) => string;
  hello: (facts: InviteFacts) => string;
  why: (facts: InviteFacts) => string;
  until: (moment: string) => string;
  unexpected: string;
  accept: string;
}

const english: Words = {
  subject: ({ host, brand }) => `${host} invites you to ${brand}`,
  hello: ({ firstName }) => `Hi ${firstName},`,
  why: ({ host, accountName, brand }) =>
    `${host} has invited you to work with ${accountName} on ${brand}. Choose a password to get started.`,
  until: (moment) => `You can accept this invitation once, until ${moment}.`,
  unexpected: 'If you weren’t expecting this email, you can ignore it.',
  accept: 'Accept invitation',
};

const italian: Words = {
  subject: ({ host, brand }) => `${host} ti invita su ${brand}`,
  hello: ({ firstName }) => `Ciao ${firstName},`,
  why: ({ host, accountName, brand }) =>
    `${host} ti ha invitato a lavorare con ${accountName} su ${brand}. Scegli una password per iniziare.`,
  until: (moment) => `Puoi accettare l’invito una sola volta, entro ${moment}.`,
  unexpected: 'Se non ti aspettavi questa email, puoi ignorarla.',
  accept: 'Accetta invito',
};

const allWords: Record<Locale, Words> = { 'en-US': english, 'en-GB': english, 'it-IT': italian };

/** Subject and text in the invited user's language. */
function inviteText(facts: InviteFacts & { timezone: string }): MailContent {
  const { locale, timezone, expiresAt, link } = facts;
  const words = allWords[locale];
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const;
  const moment = new Intl.DateTimeFormat(locale, format).format(expiresAt);
  return {
    locale,
    subject: words.subject(facts),
    paragraphs: [words.hello(facts), words.why(facts), words.until(moment), words.unexpected],
    action: { label: words.accept, url: link },
    values: { firstName: facts.firstName, accountName: facts.accountName, host: facts.host },
  };
}

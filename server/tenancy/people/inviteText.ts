import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { MailContent } from '../../kernel/mail/mailKind.ts';

/** The facts of an invitation. `host` is who invites, `brand` the product's name there. */
export interface InviteFacts {
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
export function inviteText(facts: InviteFacts & { timezone: string }): MailContent {
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

import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { type MailPayload, mailPayloads } from '../../kernel/mail/mailPayloads.ts';

interface Words {
  subject: (campaign: string) => string;
  body: string;
  payer: string;
  campaign: string;
  action: string;
}

const english: Words = {
  subject: (campaign) => `Campaign paused: no credit left for ${campaign}`,
  body: 'The SMS credit ran out while the campaign was being sent. The remaining messages are waiting. Top up the credit, then resume the campaign.',
  payer: 'Paid by',
  campaign: 'Campaign',
  action: 'Open SMS credit',
};

const texts: Record<Locale, Words> = {
  'en-US': english,
  'en-GB': english,
  'it-IT': {
    subject: (campaign) => `Campagna in pausa: credito esaurito per ${campaign}`,
    body: 'Il credito SMS si è esaurito durante l’invio. I messaggi non ancora inviati restano in attesa. Ricarica il credito, poi riprendi la campagna.',
    payer: 'Pagata da',
    campaign: 'Campagna',
    action: 'Apri il credito SMS',
  },
};

function textOf(
  { campaign, payer }: Omit<MailPayload<'campaignOutOfCredit'>, 'to' | 'locale'>,
  locale: Locale,
  base: string,
): MailContent {
  const words = texts[locale];
  return {
    locale,
    subject: words.subject(campaign),
    facts: [
      [words.campaign, campaign],
      [words.payer, payer],
    ],
    paragraphs: [words.body],
    action: { label: words.action, url: `${base}${paths.topUps()}` },
    values: { campaign, payer },
  };
}

/** Tells that a campaign is paused since the credit ran out. */
export const campaignOutOfCredit = mailKind({
  payload: mailPayloads.campaignOutOfCredit,
  compose: ({ brand }, { to: _to, locale, ...facts }) => Promise.resolve(textOf(facts, locale, brand.base)),
  sample: (locale, { base }) => textOf({ campaign: 'Autumn offers', payer: 'Acme Plumbing' }, locale, base),
});

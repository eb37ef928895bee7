import type { MailTemplate, MailTexts } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';

/** A template that changes nothing. */
export const emptyTemplate: MailTemplate = {
  logo: null,
  brand: null,
  senderName: null,
  fromAddress: null,
  dashboardUrl: null,
  domain: null,
  supportPage: null,
  pageColour: null,
  backgroundColour: null,
  titleColour: null,
  textColour: null,
  linkColour: null,
  texts: { 'en-US': null, 'en-GB': null, 'it-IT': null },
};

export const noTexts: MailTexts = { subject: null, title: null, info: null, link: null, footer: null };

/** Merges the templates that apply to an account, nearest first: each field comes from the nearest that sets it. */
export function mergeTemplates(templates: readonly MailTemplate[]): MailTemplate {
  return templates.toReversed().reduce((above, own) => {
    const texts = {
      'en-US': mergeTexts(above, own, 'en-US'),
      'en-GB': mergeTexts(above, own, 'en-GB'),
      'it-IT': mergeTexts(above, own, 'it-IT'),
    };
    return { ...withSet(above, own), texts };
  }, emptyTemplate);
}

function mergeTexts(above: MailTemplate, own: MailTemplate, locale: Locale): MailTexts | null {
  const [high, low] = [above.texts[locale], own.texts[locale]];
  return high && low ? withSet(high, low) : (low ?? high);
}

function withSet<Fields extends object>(above: Fields, own: Fields): Fields {
  const set = Object.entries(own).filter(([, value]) => value !== null);
  return { ...above, ...(Object.fromEntries(set) as Partial<Fields>) };
}

const insteadOf: Record<Locale, Locale | null> = { 'en-GB': 'en-US', 'en-US': 'en-GB', 'it-IT': null };

/** The texts for a language; either English falls back to the other. */
export function textsFor({ texts }: MailTemplate, locale: Locale): MailTexts {
  const instead = insteadOf[locale];
  return texts[locale] ?? (instead === null ? null : texts[instead]) ?? noTexts;
}

const placeholder = /\{(\w+)\}/g;

/** The placeholder names in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Fills in a text's placeholders; unknown ones are left as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}

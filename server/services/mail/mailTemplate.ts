import type { MailTemplate, MailTexts } from '#contract/mailTemplate.contract.ts';
import type { Locale } from '#contract/users.contract.ts';

/** A template that says nothing of its own. */
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

/** One template of those that reach an account, the nearest first: each field is the nearest that is set. */
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

/** The texts for a language; one English replaces the other. */
export function textsFor({ texts }: MailTemplate, locale: Locale): MailTexts {
  const other = locale === 'en-GB' ? texts['en-US'] : locale === 'en-US' ? texts['en-GB'] : null;
  return texts[locale] ?? other ?? noTexts;
}

const placeholder = /\{(\w+)\}/g;

/** The names in braces that a text holds. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** The text with its placeholders filled in; what is not known stays as it stands. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}

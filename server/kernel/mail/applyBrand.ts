import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Brand } from '../brand/brandOf.ts';
import type { MailContent } from './mailKind.ts';
import { darkLook, lightLook, type MailColours } from './mailLook.ts';
import { fillPlaceholders, textsFor } from './mailTemplate.ts';

/** A mail with the texts and look of its brand, ready to be rendered. */
export interface BrandedMail extends Pick<MailContent, 'locale' | 'subject' | 'facts' | 'paragraphs' | 'action'> {
  brand: string;
  title: string;
  /** The logo's URL: `cid:…` in a mail, `data:…` in a preview. Null shows the brand's name. */
  logo: string | null;
  /** The URL of the chart's picture, as of the logo. */
  chart?: { url: string; alt: string; height: number };
  /** The link target of logo and name. */
  home: string;
  domain: string;
  footer: string | null;
  support: { label: string; url: string } | null;
  light: MailColours;
  dark: MailColours;
}

const supportWords: Record<Locale, string> = { 'en-US': 'Support', 'en-GB': 'Support', 'it-IT': 'Assistenza' };

/** Applies a brand to a mail, with the template's texts where there are any. */
export function applyBrand(
  content: MailContent,
  brand: Brand,
  template: MailTemplate,
  logo: string | null,
): BrandedMail {
  const { locale, facts, action } = content;
  const name = template.brand ?? brand.title;
  const texts = textsFor(template, locale);
  const values = { ...content.values, brand: name };
  const fill = (text: string | null) => (text === null ? null : fillPlaceholders(text, values));
  const subject = oneLine(fill(texts.subject) ?? content.subject);
  const support = template.supportPage ?? brand.supportUrl;
  const info = fill(texts.info);
  return {
    locale,
    subject,
    brand: name,
    title: fill(texts.title) ?? subject,
    logo,
    home: template.dashboardUrl ?? brand.base,
    domain: template.domain ?? brand.host,
    ...(facts && { facts }),
    paragraphs: info === null ? content.paragraphs : info.split(/\n\s*\n/),
    ...(action && { action: { ...action, label: fill(texts.link) ?? action.label } }),
    footer: fill(texts.footer),
    support: support === null ? null : { label: supportWords[locale], url: support },
    light: lightLook(brand.colours, template),
    dark: darkLook(brand.colours),
  };
}

/** Keeps header values on one line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

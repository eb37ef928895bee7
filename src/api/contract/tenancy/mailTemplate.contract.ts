import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { Colour } from './theme.contract.ts';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
    .default(null);
const colour = Colour.nullable().default(null);
const webUrl = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .nullable()
  .default(null);

/** A brand's texts for emails of one type in one language; null uses ours. Texts may contain `{placeholders}`. */
export const MailTexts = z.object({
  subject: words(200),
  /** Heading; defaults to the subject. */
  title: words(200),
  /** Replaces our text; blank lines separate paragraphs. */
  info: words(2000),
  /** Button label. */
  link: words(80),
  footer: words(500),
});
export type MailTexts = z.infer<typeof MailTexts>;

const texts = MailTexts.nullable().default(null);

/** A brand's template for emails of one type. Null is inherited from the parent account, then from the theme. */
export const MailTemplate = z
  .object({
    /** URL of an uploaded image. */
    logo: z
      .string()
      .regex(/^\/v2\/public\/file\/[0-9a-f-]{36}$/)
      .nullable()
      .default(null),
    brand: words(100),
    senderName: words(100),
    /** The sender with a mail server of one's own; otherwise the reply-to address. */
    fromAddress: EmailAddress.nullable().default(null),
    /** Target of logo and name. */
    dashboardUrl: webUrl,
    /** Shown in the footer. */
    domain: words(253),
    supportPage: webUrl,
    pageColour: colour,
    backgroundColour: colour,
    titleColour: colour,
    textColour: colour,
    linkColour: colour,
    texts: z.strictObject({ 'en-US': texts, 'en-GB': texts, 'it-IT': texts }),
  })
  .meta({ id: 'MailTemplate' });
export type MailTemplate = z.infer<typeof MailTemplate>;

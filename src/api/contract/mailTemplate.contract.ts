import { z } from 'zod';
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

/** What a brand's mails of one type say in one language; what is null is said in our words. Texts may hold `{placeholders}`. */
export const MailTexts = z.object({
  subject: words(200),
  /** Over the text; the subject without it. */
  title: words(200),
  /** Instead of our text; a new paragraph at each empty line. */
  info: words(2000),
  /** On the button. */
  link: words(80),
  footer: words(500),
});
export type MailTexts = z.infer<typeof MailTexts>;

const texts = MailTexts.nullable().default(null);

/** How a brand's mails of one type look and read. What is null comes from the account above, then from the brand's theme. */
export const MailTemplate = z
  .object({
    /** The address of an uploaded picture. */
    logo: z
      .string()
      .regex(/^\/v2\/public\/file\/[0-9a-f-]{36}$/)
      .nullable()
      .default(null),
    brand: words(100),
    senderName: words(100),
    /** Used with a mail server of one's own; without one it is where answers go. */
    fromAddress: z.email().max(254).nullable().default(null),
    /** Where logo and name lead. */
    dashboardUrl: webUrl,
    /** As the footer shows it. */
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

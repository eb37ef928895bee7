import type { MailPreview } from '#contract/customise.contract.ts';
import type { MailTemplate } from '#contract/mailTemplate.contract.ts';
import { type MailMessage, type Mailer, renderMessage } from './mailer.ts';

/** A mail as it would be sent, with its logo embedded in the HTML. */
export async function previewMessage(
  mailer: Mailer,
  message: Pick<MailMessage, 'accountId' | 'kind' | 'content'>,
  draft?: MailTemplate,
): Promise<MailPreview> {
  const { mail, logo } = await renderMessage(mailer, message, draft);
  const { subject, from, text } = mail;
  const source = logo && `data:${logo.contentType};base64,${logo.content.toString('base64')}`;
  const html = logo && source ? mail.html.replaceAll(`cid:${logo.cid}`, source) : mail.html;
  return { subject, from: `${from.name} <${from.address}>`, html, text };
}

import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import { type MailMessage, type Mailer, renderMessage } from './mailer.ts';

/** A mail as it would be sent, with its pictures embedded in the HTML. */
export async function previewMessage(
  mailer: Mailer,
  message: Pick<MailMessage, 'accountId' | 'kind' | 'content'>,
  draft?: MailTemplate,
): Promise<MailPreview> {
  const { mail, pictures } = await renderMessage(mailer, message, draft);
  const { subject, from, text } = mail;
  const html = pictures.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    mail.html,
  );
  return { subject, from: `${from.name} <${from.address}>`, html, text };
}

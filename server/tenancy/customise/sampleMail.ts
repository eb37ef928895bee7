import { randomUUID } from 'node:crypto';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { NoMailServer, sendMessage } from '../../kernel/mail/mailer.ts';
import { previewMessage } from '../../kernel/mail/previewMessage.ts';
import type { MailCustomising } from './customising.ts';
import { guardPlaceholders, sampleOf } from './mailTemplates.ts';

interface Sample {
  type: string;
  locale: Locale;
  template: MailTemplate;
}

/**
 * Renders a sample as it would be sent.
 * @throws AppError INVALID-PAYLOAD for an unknown type or placeholder.
 */
export async function previewMail(
  customising: MailCustomising,
  { type, locale, template }: Sample,
): Promise<MailPreview> {
  await guardPlaceholders(customising, type, template);
  const content = await sampleOf(customising, type, locale);
  const message = { accountId: customising.accountId, kind: type, content };
  return previewMessage(customising.mailer, message, template);
}

/**
 * Sends a sample through the account's actual mail server and returns its response.
 * @throws AppError INVALID-PAYLOAD for an unknown type or placeholder.
 */
export async function sendSample(customising: MailCustomising, { type, locale, template }: Sample, to: string) {
  await guardPlaceholders(customising, type, template);
  const content = await sampleOf(customising, type, locale);
  const message = { accountId: customising.accountId, kind: type, id: randomUUID(), to, content };
  try {
    await sendMessage(customising.mailer, message, template);
    return { outcome: 'done', detail: null } as const;
  } catch (error) {
    if (error instanceof NoMailServer) return { outcome: 'notConfigured', detail: null } as const;
    return { outcome: 'failed', detail: error instanceof Error ? error.message.slice(0, 500) : null } as const;
  }
}

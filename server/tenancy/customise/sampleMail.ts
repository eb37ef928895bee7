import { randomUUID } from 'node:crypto';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { NoMailServer, sendMessage } from '../../kernel/mail/mailer.ts';
import { previewMessage } from '../../kernel/mail/previewMessage.ts';
import type { MailParts } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';
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
  actor: Actor,
  accountId: number,
  sample: Sample,
  parts: MailParts,
): Promise<MailPreview> {
  const { type, template } = sample;
  await guardPlaceholders(actor, accountId, sample, parts);
  const content = await sampleOf(actor, accountId, sample, parts);
  const message = { accountId, kind: type, content };
  return previewMessage(parts.mailer, message, template);
}

/**
 * Sends the actor a sample through the account's actual mail server and returns its response.
 * @throws AppError INVALID-PAYLOAD for an unknown type or placeholder.
 */
export async function sendSample(actor: Actor, accountId: number, sample: Sample, parts: MailParts) {
  const { type, template } = sample;
  await guardPlaceholders(actor, accountId, sample, parts);
  const content = await sampleOf(actor, accountId, sample, parts);
  const message = { accountId, kind: type, id: randomUUID(), to: actor.author.email, content };
  try {
    await sendMessage(parts.mailer, message, template);
    return { outcome: 'done', detail: null } as const;
  } catch (error) {
    if (error instanceof NoMailServer) return { outcome: 'notConfigured', detail: null } as const;
    return { outcome: 'failed', detail: error instanceof Error ? error.message.slice(0, 500) : null } as const;
  }
}

import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { deleteTemplate, listOwnTemplates, putTemplate } from './customise.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import type { MailContent, MailKind } from '../../kernel/mail/mailKind.ts';
import { emptyTemplate, placeholdersIn } from '../../kernel/mail/mailTemplate.ts';
import { rehostedUrl } from './importImage.ts';
import { type MailParts, nextVersion, outsideOf } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** All email types, by the subjects of their samples, and whether the account has customized them. */
export async function listMails(
  { db, system, scope }: Actor,
  accountId: number,
  locale: Locale,
  { mailer, mailKinds }: MailParts,
) {
  const brand = await brandOf(system, mailer.publicBaseUrl, accountId);
  const own = new Set((await listOwnTemplates(db, scope, accountId)).map(({ type }) => type));
  return Object.entries(mailKinds).map(([type, kind]) => ({
    type,
    subject: kind.sample(locale, brand).subject,
    own: own.has(type),
  }));
}

/** @throws AppError INVALID-PAYLOAD for an unknown type. */
export async function sampleOf(
  { system }: Actor,
  accountId: number,
  { type, locale }: { type: string; locale: Locale },
  { mailer, mailKinds }: MailParts,
): Promise<MailContent> {
  const kinds = new Map<string, Pick<MailKind<{ to: string }>, 'sample'>>(Object.entries(mailKinds));
  const kind = kinds.get(type);
  if (!kind) throw new AppError('INVALID-PAYLOAD', [{ path: 'type', message: 'is no mail of ours' }]);
  return kind.sample(locale, await brandOf(system, mailer.publicBaseUrl, accountId));
}

export async function readTemplate(actor: Actor, accountId: number, type: string, parts: MailParts) {
  const { db, scope } = actor;
  const placeholders = await placeholdersOf(actor, accountId, type, parts);
  const own = (await listOwnTemplates(db, scope, accountId)).find((row) => row.type === type);
  return { version: own?.version ?? 0, template: own?.content ?? emptyTemplate, placeholders };
}

/**
 * Saves a template, or deletes it if null.
 * @throws AppError STALE-VERSION; INVALID-PAYLOAD for an unknown type, or a placeholder that the type does not support.
 */
export async function saveTemplate(
  actor: Actor,
  accountId: number,
  { type, version, template }: { type: string; version: number; template: MailTemplate | null },
  parts: MailParts,
) {
  const { db, system, scope, author } = actor;
  if (template) await guardPlaceholders(actor, accountId, { type, template }, parts);
  else await placeholdersOf(actor, accountId, type, parts);
  const picture = { accountId, image: 'mailLogo', createdBy: author.userId } as const;
  const logo = template && (await rehostedUrl(system, outsideOf(parts), template.logo, picture));
  await db.transaction(async (tx) => {
    const before = (await listOwnTemplates(tx, scope, accountId)).find((row) => row.type === type);
    const next = nextVersion(version, before);
    if (template) await putTemplate(tx, { accountId, type, content: { ...template, logo }, version: next });
    else await deleteTemplate(tx, scope, { accountId, type });
    const action = template ? 'mail.changed' : 'mail.removed';
    await writeAudit(tx, author, {
      accountId,
      action,
      subject: `mail ${type}`,
      before: before?.content,
      after: template,
    });
  });
  return readTemplate(actor, accountId, type, parts);
}

async function placeholdersOf(actor: Actor, accountId: number, type: string, parts: MailParts): Promise<string[]> {
  const { values = {} } = await sampleOf(actor, accountId, { type, locale: 'en-GB' }, parts);
  return ['brand', ...Object.keys(values)];
}

/** @throws AppError INVALID-PAYLOAD naming the first text with an unknown placeholder. */
export async function guardPlaceholders(
  actor: Actor,
  accountId: number,
  { type, template }: { type: string; template: MailTemplate },
  parts: MailParts,
): Promise<void> {
  const known = await placeholdersOf(actor, accountId, type, parts);
  const faults = Object.entries(template.texts).flatMap(([locale, texts]) =>
    Object.entries(texts ?? {}).flatMap(([name, text]) => {
      const unknown = placeholdersIn(text ?? '').filter((placeholder) => !known.includes(placeholder));
      return unknown.map((placeholder) => ({ path: `template.texts.${locale}.${name}`, message: `{${placeholder}}` }));
    }),
  );
  if (faults.length > 0) throw new AppError('INVALID-PAYLOAD', faults);
}

import type { OwnSmtp, SmtpSettings } from '#contract/tenancy/customise.contract.ts';
import { publicAddressOf } from '../../kernel/outside/publicAddress.ts';
import { checkSmtp, type SmtpServer } from '../../kernel/outside/smtp.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findMailSettingsAbove, type MailSettingsRow } from '../../kernel/brand/brand.ts';
import { deleteSmtp, findOwnSmtp, putSmtp } from './customise.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { type Mailer, passwordOf } from '../../kernel/mail/mailer.ts';
import { seal, unseal } from '../../kernel/vault.ts';
import { type BrandParts, nextVersion } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** An account's own mail server, without its password. */
export async function readSmtp(
  { db, system, scope }: Actor,
  accountId: number,
  { config }: BrandParts,
): Promise<OwnSmtp> {
  const own = await findOwnSmtp(db, scope, accountId);
  if (own)
    return { version: own.version, settings: shown(own), hasPassword: own.password !== null, otherwise: 'above' };
  const above = await findMailSettingsAbove(system, accountId);
  const otherwise = above ? 'above' : config.SMTP_URL === undefined ? 'nobody' : 'installation';
  return { version: 0, settings: null, hasPassword: false, otherwise };
}

/**
 * Saves a mail server with its password encrypted, or deletes it if null.
 * @throws AppError STALE-VERSION; ADDRESS-REFUSED when the host is in a private network; MISSING-FIELD without a
 * password for another host, which must not be given the stored one.
 */
export async function saveSmtp(
  actor: Actor,
  accountId: number,
  { version, settings }: { version: number; settings: SmtpSettings | null },
  parts: BrandParts,
) {
  const { db, scope, author } = actor;
  const { mailer } = parts;
  if (settings && (await addressOf(mailer, settings.host)) === undefined)
    throw new AppError('ADDRESS-REFUSED', { field: 'host' });
  await db.transaction(async (tx) => {
    const before = await findOwnSmtp(tx, scope, accountId);
    const next = nextVersion(version, before);
    if (settings) {
      const { password: given, ...rest } = settings;
      const kept = keptPassword(before, settings);
      if (given === null && rest.username !== null && before?.password && kept === null)
        throw new AppError('MISSING-FIELD', ['password']);
      const sealed = given === null ? kept : seal(mailer.vaultKey, given, passwordOf(accountId));
      await putSmtp(tx, { ...rest, accountId, version: next, password: rest.username === null ? null : sealed });
    } else await deleteSmtp(tx, scope, accountId);
    const entry = { accountId, action: settings ? 'smtp.changed' : 'smtp.removed', subject: `account ${accountId}` };
    const after = settings && { ...settings, password: settings.password === null ? 'kept' : 'changed' };
    await writeAudit(tx, author, { ...entry, before: before && shown(before), after });
  });
  return readSmtp(actor, accountId, parts);
}

/** Connects and logs in. A null password uses the stored one, but only for the server that it was stored for. */
export async function testSmtp(
  { db, scope, system }: Actor,
  accountId: number,
  settings: SmtpSettings,
  { mailer }: BrandParts,
) {
  const address = await addressOf(mailer, settings.host);
  if (address === undefined) return { outcome: 'refusedAddress', detail: null } as const;
  const own = await findOwnSmtp(db, scope, accountId);
  const kept = keptPassword(own, settings);
  const pass = settings.password ?? (kept && unseal(mailer.vaultKey, kept, passwordOf(accountId)));
  const login = settings.username === null || pass === null ? null : { user: settings.username, pass };
  const { host, port, tls } = settings;
  const server: SmtpServer = { host, address, port, tls, login };
  const brand = await brandOf(system, mailer.publicBaseUrl, accountId);
  try {
    await checkSmtp(server, brand.host);
    return { outcome: 'done', detail: null } as const;
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message.slice(0, 500) : null } as const;
  }
}

/** The stored password, sealed, for the server and user that it was stored for: another port or no TLS may be somebody else’s. */
function keptPassword(own: MailSettingsRow | undefined, asked: SmtpSettings): string | null {
  const same = (['host', 'port', 'tls', 'username'] as const).every((name) => own?.[name] === asked[name]);
  return own && same ? own.password : null;
}

async function addressOf(mailer: Mailer, host: string): Promise<string | undefined> {
  return mailer.allowPrivate ? host : publicAddressOf(host, mailer.lookup);
}

function shown({ fromAddress, replyTo, host, port, tls, username }: MailSettingsRow): SmtpSettings {
  return { fromAddress, replyTo, host, port, tls, username, password: null };
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Ga4Integration, googleGa4 } from '#contract/integrations/googleGa4.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  oneAtATime,
  type Opened,
  readKept,
} from '../deliveries/keptIntegration.ts';
import { readUsable } from '../oauthLinks/changeOAuthLinks.ts';
import type { OAuthParts } from '../oauthLinks/oauthClients.ts';
import { Ga4Settings } from './ga4Settings.ts';
import { listStreams, secretOf } from './ga4Property.ts';
import { type AskedLink, type GoogleAdmin, googleAdmin } from './googleAdmin.ts';

const type = 'ga4';

export interface Ga4Parts extends Keeping {
  oauth: OAuthParts;
}

/** Google as an account may ask it. @throws AppError ACCESS_DENIED_ACCOUNT. */
export function adminOf({ system, scope, now }: Actor, link: AskedLink, { oauth }: Ga4Parts): GoogleAdmin {
  requireAccount(scope, link.account);
  return googleAdmin(system, oauth, link, () => now);
}

/** Those that were chosen in linked accounts. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listGa4(actor: Actor, account: number, parts: Ga4Parts): Promise<Ga4Integration[]> {
  requireAccount(actor.scope, account);
  const all = await listKept(actor.db, scopeOf([account]), type, parts);
  return Promise.all(all.filter(({ oauthLinkId }) => oauthLinkId !== null).map((row) => describe(actor, row)));
}

type Chosen = Omit<z.output<typeof googleGa4.createGa4.body>, 'account'>;

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED, and as `save` does. */
export async function createGa4(
  actor: Actor,
  { account, ...chosen }: Chosen & { account: number },
  parts: Ga4Parts,
): Promise<Ga4Integration> {
  requireAccount(actor.scope, account);
  return save(actor, { account, before: undefined, version: 0, chosen }, parts);
}

/** @throws AppError NOT-FOUND, STALE-VERSION, and as `save` does. */
export async function changeGa4(
  actor: Actor,
  { uuid, version, ...chosen }: Chosen & { uuid: string; version: number },
  parts: Ga4Parts,
): Promise<Ga4Integration> {
  const before = await readKept(actor.db, actor.scope, { id: uuid, type }, parts);
  return save(actor, { account: before.accountId, before, version, chosen }, parts);
}

interface Saving {
  account: number;
  before: Opened | undefined;
  version: number;
  chosen: Chosen;
}

/**
 * Asks Google for the stream and its secret first, so that what is kept is what is there.
 * @throws AppError NOT-FOUND for a link, stream or secret that isn’t there, ALREADY-EXISTS, OAUTH-LINK-LOST, GOOGLE-API-FAILED.
 */
async function save(
  actor: Actor,
  { account, before, version, chosen }: Saving,
  parts: Ga4Parts,
): Promise<Ga4Integration> {
  const { oAuth, enabled, filters, data } = chosen;
  const { propertyId, streamId, protocol, events } = data;
  const admin = adminOf(actor, { account, oAuth }, parts);
  const stream = found((await listStreams(admin, propertyId)).find(({ id }) => id === streamId));
  const former = before && Ga4Settings.parse(before.settings);
  const keepsSecret = protocol === null && former?.measuramentId === stream.remoteId;
  if (before && before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
  const { db, author } = actor;
  const about = { account, id: before?.id, measuramentId: stream.remoteId };
  // Asked before a secret is made, too: one that nobody uses would stay at Google.
  await requireNew(db, about, parts);
  const secret = keepsSecret && before ? before.opened : await secretOf(admin, { propertyId, streamId, protocol });
  const row = await db.transaction(async (tx) => {
    await oneAtATime(tx, account, type);
    if (!before) await requireRoom(tx, account, 'measurements');
    await requireNew(tx, about, parts);
    const settings = { measuramentId: stream.remoteId, events, enabled, propertyId, streamId, streamName: stream.name };
    const kept = {
      accountId: account,
      id: before?.id ?? randomUUID(),
      type,
      settings,
      filters: {
        ...(filters.dids.length > 0 && { dids: filters.dids }),
        ...(filters.tags.length > 0 && { tags: filters.tags }),
      },
      secret,
      oauthLinkId: oAuth,
      ...(before && { version }),
    } as const;
    const saved = await keepIntegration(tx, author, kept, parts);
    await writeAudit(tx, author, {
      accountId: account,
      action: before ? 'measurement.changed' : 'measurement.created',
      subject: `measurement ${stream.remoteId}`,
      ...(before && { before: { ...before.filters, ...former } }),
      after: { ...saved.filters, ...settings },
    });
    return saved;
  });
  return describe(actor, row);
}

interface Wanted {
  account: number;
  /** Of the one that is changed. */
  id: string | undefined;
  measuramentId: string;
}

/** @throws AppError ALREADY-EXISTS when the account has the measurement already. */
async function requireNew(executor: Executor, { account, id, measuramentId }: Wanted, parts: Ga4Parts): Promise<void> {
  const all = await listKept(executor, scopeOf([account]), type, parts);
  const isTaken = all.some(
    (other) => other.id !== id && Ga4Settings.parse(other.settings).measuramentId === measuramentId,
  );
  if (isTaken) throw new AppError('ALREADY-EXISTS');
}

/** @throws AppError NOT-FOUND. */
export async function deleteGa4(actor: Actor, uuid: string, parts: Ga4Parts): Promise<Ga4Integration> {
  const { db, scope, author } = actor;
  const row = await readKept(db, scope, { id: uuid, type }, parts);
  const deleted = await describe(actor, row);
  await db.transaction(async (tx) => {
    await dropIntegration(tx, row);
    const subject = `measurement ${deleted.data.remoteId}`;
    const entry = { accountId: row.accountId, action: 'measurement.deleted', subject, before: deleted.data };
    await writeAudit(tx, author, entry);
  });
  return deleted;
}

/** @throws AppError NOT-FOUND for one that was set up by hand. */
async function describe({ system }: Actor, row: Omit<Opened, 'opened'>): Promise<Ga4Integration> {
  const { id: uuid, accountId: account, oauthLinkId, filters, pausedAt, version } = row;
  const {
    measuramentId: remoteId,
    events,
    enabled,
    propertyId,
    streamId,
    streamName,
  } = Ga4Settings.parse(row.settings);
  if (oauthLinkId === null || propertyId === undefined || streamId === undefined) throw new AppError('NOT-FOUND');
  const link = await readUsable(system, account, oauthLinkId);
  const isLost = !link || link.invalidSince !== null;
  return {
    uuid,
    account,
    oAuth: oauthLinkId,
    status: !enabled ? 'off' : pausedAt ? 'paused' : isLost ? 'lost' : 'on',
    enabled,
    filters: { dids: filters.dids ?? [], tags: filters.tags ?? [] },
    data: { remoteId, propertyId, streamId, name: streamName ?? '', events },
    version,
  };
}

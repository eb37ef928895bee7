import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { HubSpot, hubspot } from '#contract/integrations/hubspot.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  oneAtATime,
  type Opened,
  readKept,
} from '../deliveries/keptIntegration.ts';
import { forgetCrmNames } from '../../telephony/crmNames/keepCrmName.ts';
import { readUsable } from '../oauthLinks/changeOAuthLinks.ts';
import { HubSpotSettings } from './hubspotSettings.ts';

const type = 'hubspot';

type Link = NonNullable<Awaited<ReturnType<typeof readUsable>>>;

/** By age. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listHubSpot(actor: Actor, account: number, keeping: Keeping): Promise<HubSpot[]> {
  const { db, scope } = actor;
  requireAccount(scope, account);
  const rows = await listKept(db, scopeOf([account]), type, keeping);
  return Promise.all(rows.map((row) => describe(actor, row)));
}

type Chosen = Omit<z.output<typeof hubspot.createHubSpot.body>, 'account' | 'oAuth'>;

/**
 * @throws AppError ACCESS_DENIED_ACCOUNT, OAUTH-LINK-LOST for a link that can’t be used, ACCESS-DENIED for a hub that somebody else
 * linked, ALREADY-EXISTS.
 */
export async function createHubSpot(
  actor: Actor,
  { account: accountId, oAuth, ...chosen }: Chosen & { account: number; oAuth: string },
  keeping: Keeping,
): Promise<HubSpot> {
  const { db, system, scope, author } = actor;
  requireAccount(scope, accountId);
  const link = await readUsable(system, accountId, oAuth);
  if (link?.provider !== 'hubspot' || link.invalidSince !== null) throw new AppError('OAUTH-LINK-LOST');
  requireOwner(actor, link);
  const row = await db.transaction(async (tx) => {
    await oneAtATime(tx, accountId, type);
    const others = await listKept(tx, scopeOf([accountId]), type, keeping);
    if (others.some(({ oauthLinkId }) => oauthLinkId === oAuth)) throw new AppError('ALREADY-EXISTS');
    const kept = { accountId, id: randomUUID(), type, ...keptOf(link.username, chosen), oauthLinkId: oAuth } as const;
    const saved = await keepIntegration(tx, author, kept, keeping);
    await writeAudit(tx, author, {
      accountId,
      action: 'hubspot.created',
      subject: `hub ${link.remoteAccount}`,
      after: chosen,
    });
    return saved;
  });
  return describe(actor, row);
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED for a hub that somebody else linked, STALE-VERSION. */
export async function changeHubSpot(
  actor: Actor,
  { uuid, version, ...chosen }: Chosen & { uuid: string; version: number },
  keeping: Keeping,
): Promise<HubSpot> {
  const { db, author } = actor;
  const before = await readOwn(actor, uuid, keeping);
  const { accountId, oauthLinkId, settings } = before;
  const { name } = HubSpotSettings.parse(settings);
  const row = await db.transaction(async (tx) => {
    const kept = {
      accountId,
      id: uuid,
      type,
      ...keptOf(name, chosen),
      version,
      ...(oauthLinkId !== null && { oauthLinkId }),
    } as const;
    const saved = await keepIntegration(tx, author, kept, keeping);
    const entry = { accountId, action: 'hubspot.changed', subject: `hub ${name}` };
    await writeAudit(tx, author, { ...entry, before: { ...settings, ...before.filters }, after: chosen });
    return saved;
  });
  return describe(actor, row);
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED for a hub that somebody else linked. */
export async function deleteHubSpot(actor: Actor, uuid: string, keeping: Keeping): Promise<HubSpot> {
  const row = await readOwn(actor, uuid, keeping);
  const deleted = await describe(actor, row);
  await actor.db.transaction(async (tx) => {
    await dropIntegration(tx, row);
    const others = await listKept(tx, scopeOf([row.accountId]), type, keeping);
    if (others.length === 0) await forgetCrmNames(tx, row.accountId);
    const entry = { accountId: row.accountId, action: 'hubspot.deleted', subject: `hub ${deleted.hubName}` };
    await writeAudit(tx, actor.author, entry);
  });
  return deleted;
}

function keptOf(name: string, { shareContacts, skipAnonymous, filters: { dids, tags } }: Chosen) {
  return {
    settings: { name, shareContacts, skipAnonymous },
    filters: { ...(dids.length > 0 && { dids }), ...(tags.length > 0 && { tags }) },
    secret: '',
  };
}

/** One whose hub the actor linked, or that is linked no longer. */
async function readOwn(actor: Actor, uuid: string, keeping: Keeping): Promise<Opened> {
  const row = await readKept(actor.db, actor.scope, { id: uuid, type }, keeping);
  const link = row.oauthLinkId === null ? undefined : await readUsable(actor.system, row.accountId, row.oauthLinkId);
  if (link) requireOwner(actor, link);
  return row;
}

/** Whoever linked a hub answers for what is written there. */
function requireOwner({ principal }: Pick<Actor, 'principal'>, { userId }: Pick<Link, 'userId'>): void {
  if (userId !== principal.userId) throw new AppError('ACCESS-DENIED');
}

async function describe({ system, principal }: Actor, row: Omit<Opened, 'opened'>): Promise<HubSpot> {
  const { id: uuid, accountId: account, oauthLinkId, filters, pausedAt, version } = row;
  const { name, shareContacts, skipAnonymous } = HubSpotSettings.parse(row.settings);
  const link = oauthLinkId === null ? undefined : await readUsable(system, account, oauthLinkId);
  const isLost = !link || link.invalidSince !== null;
  return {
    uuid,
    account,
    oAuth: oauthLinkId ?? uuid,
    hubId: link?.remoteAccount ?? '',
    hubName: name,
    username: link?.userEmail ?? '',
    own: !link || link.userId === principal.userId,
    status: isLost ? 'lost' : pausedAt ? 'paused' : 'on',
    shareContacts,
    skipAnonymous,
    filters: { dids: filters.dids ?? [], tags: filters.tags ?? [] },
    version,
  };
}

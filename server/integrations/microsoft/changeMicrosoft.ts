import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { microsoft, MicrosoftConversion } from '#contract/integrations/microsoft.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
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
import { askMicrosoft, listAdvertisers, listGoals, readUserId } from './microsoftAds.ts';
import { MicrosoftSettings } from './microsoftSettings.ts';

const type = 'microsoft';

export interface MicrosoftParts extends Keeping {
  oauth: OAuthParts;
}

/** By age. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listMicrosoft(
  actor: Actor,
  account: number,
  parts: MicrosoftParts,
): Promise<MicrosoftConversion[]> {
  requireAccount(actor.scope, account);
  const rows = await listKept(actor.db, scopeOf([account]), type, parts);
  return Promise.all(rows.map((row) => describe(actor, row)));
}

type Chosen = Omit<z.output<typeof microsoft.createMicrosoft.body>, 'account'>;

/** @throws AppError ACCESS_DENIED_ACCOUNT, and as `save` does. */
export async function createMicrosoft(
  actor: Actor,
  { account, ...chosen }: Chosen & { account: number },
  parts: MicrosoftParts,
): Promise<MicrosoftConversion> {
  requireAccount(actor.scope, account);
  return save(actor, { account, before: undefined, version: 0, chosen }, parts);
}

/** @throws AppError NOT-FOUND, STALE-VERSION, and as `save` does. */
export async function changeMicrosoft(
  actor: Actor,
  { uuid, version, ...chosen }: Chosen & { uuid: string; version: number },
  parts: MicrosoftParts,
): Promise<MicrosoftConversion> {
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
 * Asks Microsoft for the advertising account and the goal first, so that what is kept is what is there.
 * @throws AppError NOT-FOUND for one that isn’t there, ALREADY-EXISTS, OAUTH-LINK-LOST, MICROSOFT-API-FAILED.
 */
async function save(
  actor: Actor,
  { account, before, version, chosen }: Saving,
  parts: MicrosoftParts,
): Promise<MicrosoftConversion> {
  const { oAuth, advertiserId, conversionId, filters } = chosen;
  const ask = askMicrosoft(actor, { account, oAuth }, parts.oauth);
  const advertiser = found((await listAdvertisers(ask)).find(({ id }) => id === advertiserId));
  const { customerId, name: advertiserName, number: advertiserNumber } = advertiser;
  const goal = found((await listGoals(ask, { advertiserId, customerId })).find(({ id }) => id === conversionId));
  const userId = await readUserId(ask);
  const ids = { advertiserId, advertiserName, advertiserNumber, customerId, userId };
  const settings: MicrosoftSettings = { name: goal.name, conversionId, ...ids };
  const { db, author } = actor;
  const row = await db.transaction(async (tx) => {
    await oneAtATime(tx, account, type);
    const others = (await listKept(tx, scopeOf([account]), type, parts)).filter(({ id }) => id !== before?.id);
    const isTaken = others.some((other) => MicrosoftSettings.parse(other.settings).conversionId === conversionId);
    if (isTaken) throw new AppError('ALREADY-EXISTS');
    const kept = {
      accountId: account,
      id: before?.id ?? randomUUID(),
      type,
      settings,
      filters: {
        ...(filters.dids.length > 0 && { dids: filters.dids }),
        ...(filters.tags.length > 0 && { tags: filters.tags }),
      },
      secret: '',
      oauthLinkId: oAuth,
      ...(before && { version }),
    } as const;
    const saved = await keepIntegration(tx, author, kept, parts);
    await writeAudit(tx, author, {
      accountId: account,
      action: before ? 'microsoft.changed' : 'microsoft.created',
      subject: `conversion ${goal.name}`,
      ...(before && { before: { ...before.settings, ...before.filters } }),
      after: { ...settings, ...saved.filters },
    });
    return saved;
  });
  return describe(actor, row);
}

/** @throws AppError NOT-FOUND. */
export async function deleteMicrosoft(actor: Actor, uuid: string, parts: MicrosoftParts): Promise<MicrosoftConversion> {
  const { db, scope, author } = actor;
  const row = await readKept(db, scope, { id: uuid, type }, parts);
  const deleted = await describe(actor, row);
  await db.transaction(async (tx) => {
    await dropIntegration(tx, row);
    const subject = `conversion ${deleted.conversionName}`;
    await writeAudit(tx, author, { accountId: row.accountId, action: 'microsoft.deleted', subject });
  });
  return deleted;
}

async function describe({ system }: Actor, row: Omit<Opened, 'opened'>): Promise<MicrosoftConversion> {
  const { id: uuid, accountId: account, oauthLinkId, filters, pausedAt, lastResult, version } = row;
  const { name: conversionName, ...ids } = MicrosoftSettings.parse(row.settings);
  const link = oauthLinkId === null ? undefined : await readUsable(system, account, oauthLinkId);
  const isLost = !link || link.invalidSince !== null;
  return {
    uuid,
    account,
    oAuth: oauthLinkId ?? uuid,
    username: link?.username ?? '',
    ...ids,
    conversionName,
    filters: { dids: filters.dids ?? [], tags: filters.tags ?? [] },
    status: isLost ? 'lost' : pausedAt ? 'paused' : 'on',
    created: row.createdAt.toISOString(),
    lastResult,
    lastResultAt: row.lastResultAt?.toISOString() ?? null,
    version,
  };
}

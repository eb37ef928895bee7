import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ga4, Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
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
import { Ga4Settings } from './ga4Settings.ts';

const type = 'ga4';

/** Those that were set up by hand, by their ids. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listMeasurements(
  { db, scope }: Actor,
  account: number,
  keeping: Keeping,
): Promise<Ga4Measurement[]> {
  requireAccount(scope, account);
  const kept = await listKept(db, scopeOf([account]), type, keeping);
  const all = kept.filter(({ oauthLinkId }) => oauthLinkId === null).map((row) => toMeasurement(row));
  return all.toSorted((one, other) => one.measuramentId.localeCompare(other.measuramentId));
}

type Saving = { account: number } & z.output<typeof ga4.saveMeasurement.body>;

/**
 * Adds a measurement or changes one.
 * @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND, STALE-VERSION, MISSING-FIELD for a new one without a secret, ALREADY-EXISTS for one
 * that the account has, LIMIT-REACHED.
 */
export async function saveMeasurement(
  { db, scope, author }: Actor,
  { account: accountId, uuid, version, measuramentId, apiSecret, dids, events, enabled }: Saving,
  keeping: Keeping,
): Promise<Ga4Measurement> {
  requireAccount(scope, accountId);
  const own = scopeOf([accountId]);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, accountId, type);
    if (uuid === null) await requireRoom(tx, accountId, 'measurements');
    const before = uuid === null ? undefined : await readKept(tx, own, { id: uuid, type }, keeping);
    const secret = apiSecret ?? before?.opened;
    if (secret === undefined) throw new AppError('MISSING-FIELD', ['apiSecret']);
    const others = (await listKept(tx, own, type, keeping)).filter(({ id }) => id !== uuid);
    if (others.some(({ settings }) => Ga4Settings.parse(settings).measuramentId === measuramentId))
      throw new AppError('ALREADY-EXISTS');
    const filters = dids.length > 0 ? { dids } : {};
    const kept = {
      accountId,
      id: uuid ?? randomUUID(),
      type,
      settings: { measuramentId, events, enabled },
      filters,
      secret,
    } as const;
    const row = await keepIntegration(tx, author, { ...kept, ...(before && { version }) }, keeping);
    const after = toMeasurement(row);
    await writeAudit(tx, author, {
      accountId,
      action: before ? 'measurement.changed' : 'measurement.created',
      subject: `measurement ${measuramentId}`,
      ...(before && { before: saidBy(toMeasurement(before)) }),
      after: saidBy(after),
    });
    return after;
  });
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND. */
export async function deleteMeasurement(
  { db, scope, author }: Actor,
  { account: accountId, uuid: id }: { account: number; uuid: string },
  keeping: Keeping,
): Promise<Ga4Measurement> {
  requireAccount(scope, accountId);
  return db.transaction(async (tx) => {
    const row = await readKept(tx, scopeOf([accountId]), { id, type }, keeping);
    const deleted = toMeasurement(row);
    await dropIntegration(tx, row);
    const subject = `measurement ${deleted.measuramentId}`;
    await writeAudit(tx, author, { accountId, action: 'measurement.deleted', subject, before: saidBy(deleted) });
    return deleted;
  });
}

const saidBy = ({ measuramentId, dids, events, enabled }: Ga4Measurement) => ({ measuramentId, dids, events, enabled });

function toMeasurement({
  id: uuid,
  accountId: account,
  settings,
  filters,
  version,
}: Omit<Opened, 'opened'>): Ga4Measurement {
  const { measuramentId, events, enabled } = Ga4Settings.parse(settings);
  return { uuid, account, measuramentId, dids: filters.dids ?? [], events, enabled, version };
}

import type { z } from 'zod';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { attempts } from './attempts.ts';
import { deliverSample, type Delivering } from './deliver.ts';
import { type DeliveryRow, listWaiting, pageOfDeliveries, reopenDelivery } from './deliveries.repository.ts';
import { findIntegration, type IntegrationRow, listIntegrations, pauseIntegration } from './integrations.repository.ts';

type Listed = z.input<typeof Integration>;
type Logged = z.input<typeof Delivery>;

export async function listAll({ db, scope }: Actor): Promise<Listed[]> {
  return (await listIntegrations(db, scope)).map(toIntegration);
}

/**
 * Pauses an integration, or lets it go on with what has waited.
 * @throws AppError NOT-FOUND, STALE-VERSION with the current version.
 */
export async function changePause(
  { db, scope, author, now }: Actor,
  { uuid, paused, version }: { uuid: string; paused: boolean; version: number },
  jobs: Pick<JobQueue, 'send'>,
): Promise<Listed> {
  const before = found(await findIntegration(db, scope, uuid));
  return db.transaction(async (tx) => {
    const row = await pauseIntegration(tx, { ...before, version }, paused ? (before.pausedAt ?? now) : null);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    const waiting = await listWaiting(tx, row);
    if (!paused) for (const key of waiting) await jobs.send(tx, attempts, key);
    const action = paused ? 'integration.paused' : 'integration.resumed';
    await writeAudit(tx, author, { accountId: row.accountId, action, subject: `integration ${uuid}` });
    return toIntegration({ ...row, waiting: waiting.length });
  });
}

/** The reply to a sample. @throws AppError NOT-FOUND. */
export async function trySample({ db, system, scope }: Actor, uuid: string, delivering: Delivering) {
  const integration = found(await findIntegration(db, scope, uuid));
  return deliverSample(system, delivering, integration);
}

/** @throws AppError NOT-FOUND. */
export async function listLog(
  { db, scope }: Actor,
  uuid: string,
  page: Parameters<typeof pageOfDeliveries>[2],
): Promise<{ recordsTotal: number; recordsFiltered: number; data: Logged[] }> {
  const integration = found(await findIntegration(db, scope, uuid));
  const { rows, filtered, total } = await pageOfDeliveries(db, integration, page);
  return { recordsTotal: total, recordsFiltered: filtered, data: rows.map(toDelivery) };
}

/** Makes a delivery again. @throws AppError NOT-FOUND. */
export async function repeatDelivery(
  { db, scope, author, now }: Actor,
  { uuid, delivery: id }: { uuid: string; delivery: string },
  jobs: Pick<JobQueue, 'send'>,
): Promise<Logged> {
  const integration = found(await findIntegration(db, scope, uuid));
  return db.transaction(async (tx) => {
    const delivery = found(await reopenDelivery(tx, integration, id, now));
    const { accountId } = delivery;
    await jobs.send(tx, attempts, { accountId, id });
    const entry = { accountId, action: 'delivery.repeated', subject: `integration ${uuid}`, after: { delivery: id } };
    await writeAudit(tx, author, entry);
    return toDelivery(delivery);
  });
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function toIntegration(row: IntegrationRow & { waiting: number }): Listed {
  const { id: uuid, accountId: account, type, filters, lastResult, waiting, createdBy, version } = row;
  return {
    uuid,
    account,
    type,
    filters,
    lastResult,
    waiting,
    createdBy,
    version,
    pausedAt: iso(row.pausedAt),
    lastResultAt: iso(row.lastResultAt),
    createdAt: row.createdAt.toISOString(),
  };
}

function toDelivery(row: DeliveryRow): Logged {
  const { accountId: _account, integrationId: _integration, eventId: _event, leasedUntil: _lease, ...shown } = row;
  const { id: uuid, ...rest } = shown;
  return {
    ...rest,
    uuid,
    nextAt: iso(row.nextAt),
    createdAt: row.createdAt.toISOString(),
    settledAt: iso(row.settledAt),
  };
}

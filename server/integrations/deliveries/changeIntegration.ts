import { z } from 'zod';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { dayLabel, dayNumber, localDay, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';
import { daysShown, fillDays, unusualSilence } from './deliveryDays.rules.ts';
import { deliverSample, type Delivering } from './deliver.ts';
import {
  countByDay,
  countWaiting,
  type DeliveryRow,
  pageOfDeliveries,
  reopenDelivery,
  reopenFailed,
} from './deliveries.repository.ts';
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
): Promise<Listed> {
  const before = found(await findIntegration(db, scope, uuid));
  return db.transaction(async (tx) => {
    const row = await pauseIntegration(tx, { ...before, version }, paused ? (before.pausedAt ?? now) : null);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    const waiting = await countWaiting(tx, row);
    const action = paused ? 'integration.paused' : 'integration.resumed';
    await writeAudit(tx, author, { accountId: row.accountId, action, subject: `integration ${uuid}` });
    return toIntegration({ ...row, waiting });
  });
}

/** The reply to a sample. @throws AppError NOT-FOUND. */
export async function trySample({ db, system, scope, now }: Actor, uuid: string, delivering: Delivering) {
  const integration = found(await findIntegration(db, scope, uuid));
  return deliverSample(system, delivering, { integration, now });
}

type LogQuery = Omit<Parameters<typeof pageOfDeliveries>[2], 'within'> & { day?: string | undefined };

/** @throws AppError NOT-FOUND. */
export async function listLog(
  { db, scope, principal: { timezone } }: Actor,
  uuid: string,
  { day, ...page }: LogQuery,
): Promise<{ recordsTotal: number; recordsFiltered: number; data: Logged[] }> {
  const integration = found(await findIntegration(db, scope, uuid));
  const within = day === undefined ? undefined : ([startOf(day, timezone), startOf(dayAfter(day), timezone)] as const);
  const { rows, filtered, total } = await pageOfDeliveries(db, integration, { ...page, within });
  return { recordsTotal: total, recordsFiltered: filtered, data: rows.map(toDelivery) };
}

const startOf = (day: string, timezone: string) => new Date(startOfDay(day, timezone) * quarterMs);
const dayAfter = (day: string) => dayLabel(dayNumber(day) + 1);

/** By day of the user’s time zone. @throws AppError NOT-FOUND. */
export async function countDays({ db, scope, principal: { timezone }, now }: Actor, uuid: string) {
  const integration = found(await findIntegration(db, scope, uuid));
  const today = localDay(now, timezone);
  const since = startOf(dayLabel(dayNumber(today) - daysShown + 1), timezone);
  const days = fillDays(await countByDay(db, integration, { since, timezone }), today);
  return { days, quiet: integration.pausedAt === null ? unusualSilence(days) : null };
}

/** Makes a delivery again. @throws AppError NOT-FOUND. */
export async function repeatDelivery(
  { db, scope, author, now }: Actor,
  { uuid, delivery: id }: { uuid: string; delivery: string },
): Promise<Logged> {
  const integration = found(await findIntegration(db, scope, uuid));
  return db.transaction(async (tx) => {
    const delivery = found(await reopenDelivery(tx, integration, id, now));
    const { accountId } = delivery;
    const entry = { accountId, action: 'delivery.repeated', subject: `integration ${uuid}`, after: { delivery: id } };
    await writeAudit(tx, author, entry);
    return toDelivery(delivery);
  });
}

/**
 * Makes all deliveries again that were refused or given up since a moment, if they are as many as the user was told.
 * @throws AppError NOT-FOUND, STALE-VERSION with `{ count }`.
 */
export async function repeatDeliveries(
  { db, scope, author, now }: Actor,
  { uuid, since, count }: { uuid: string; since: string; count: number },
): Promise<Listed> {
  const integration = found(await findIntegration(db, scope, uuid));
  return db.transaction(async (tx) => {
    const repeated = await reopenFailed(tx, integration, { since: new Date(since), nextAt: now });
    if (repeated !== count) throw new AppError('STALE-VERSION', { count: repeated });
    const { accountId } = integration;
    const entry = { accountId, action: 'deliveries.repeated', subject: `integration ${uuid}`, after: { since, count } };
    await writeAudit(tx, author, entry);
    return toIntegration({ ...integration, waiting: await countWaiting(tx, integration) });
  });
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function toIntegration(row: IntegrationRow & { waiting: number }): Listed {
  const { id: uuid, accountId: account, type, filters, lastResult, waiting, createdBy, version } = row;
  return {
    uuid,
    account,
    type,
    name: nameIn(row.settings),
    enabled: isEnabled(row.settings),
    filters,
    lastResult,
    waiting,
    createdBy,
    version,
    pausedAt: iso(row.pausedAt),
    unlinked: row.linkLostAt !== null,
    failingSince: iso(row.failingSince),
    lastResultAt: iso(row.lastResultAt),
    createdAt: row.createdAt.toISOString(),
  };
}

const Named = z.union([
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ measuramentId: z.string() }).transform(({ measuramentId }) => measuramentId),
]);
const nameIn = (settings: unknown) => Named.safeParse(settings).data ?? null;

const Switched = z.object({ enabled: z.boolean() });
const isEnabled = (settings: unknown) => Switched.safeParse(settings).data?.enabled ?? true;

export function toDelivery(row: DeliveryRow): Logged {
  const {
    accountId: _account,
    integrationId: _integration,
    eventId: _event,
    leasedUntil: _lease,
    ofAccountId: account,
    ...shown
  } = row;
  const { id: uuid, seq: _seq, ...rest } = shown;
  return {
    ...rest,
    uuid,
    account,
    nextAt: iso(row.nextAt),
    createdAt: row.createdAt.toISOString(),
    settledAt: iso(row.settledAt),
  };
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  ReportSettings,
  ScheduledReport,
  scheduledReports,
} from '#contract/reporting/scheduledReports.contract.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { listReported } from './dueReports.repository.ts';
import * as reports from './scheduledReports.repository.ts';
import { holds, type Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { nextSlot } from './nextSlot.ts';

type Entry = z.output<typeof scheduledReports.saveScheduledReport.body>;

/**
 * Creates, changes or deletes a report, and returns its last state.
 * @throws AppError NOT-FOUND; STALE-VERSION with `{ version }`; ACCESS_DENIED_ACCOUNT when it covers an account that
 * the user cannot see or that is outside the report's own.
 */
export function saveReport(actor: Actor, account: number, entry: Entry): Promise<ScheduledReport> {
  const { id, version = 0, remove, ...settings } = entry;
  return actor.db.transaction(async (tx) => {
    if (id === undefined) return create(tx, actor, account, settings);
    const before = found(await reports.findReport(tx, actor.scope, id));
    const key = { account, id, version };
    if (remove) {
      if (!(await reports.deleteReport(tx, key))) throw new AppError('STALE-VERSION', { version: before.version });
      await audit(tx, actor, before, { action: 'report.removed', before });
      return before;
    }
    await requireReadable(tx, actor.visibleAccounts, account, settings.accounts);
    const nextAt = dueAt(settings, before.timezone, actor.now);
    const isChanged = await reports.changeReport(tx, key, { settings, nextAt });
    if (!isChanged) throw new AppError('STALE-VERSION', { version: before.version });
    const after = found(await reports.findReport(tx, actor.scope, id));
    await audit(tx, actor, after, { action: 'report.changed', before, after });
    return after;
  });
}

async function create(tx: Tx, actor: Actor, account: number, settings: ReportSettings) {
  await requireReadable(tx, actor.visibleAccounts, account, settings.accounts);
  await requireRoom(tx, account, 'reports');
  const home = found(await findHome(tx, account));
  const id = randomUUID();
  const nextAt = dueAt(settings, home.timezone, actor.now);
  await reports.insertReport(tx, { account, id, userId: actor.author.userId }, { settings, nextAt });
  const after = found(await reports.findReport(tx, actor.scope, id));
  await audit(tx, actor, after, { action: 'report.created', after });
  return after;
}

const dueAt = (settings: ReportSettings, timezone: string, now: Date) =>
  settings.enabled ? nextSlot(settings, timezone, now) : null;

/** @throws AppError ACCESS_DENIED_ACCOUNT unless all are visible and at or below the account. */
export async function requireReadable(
  executor: Db | Tx,
  visibleAccounts: Scope,
  account: number,
  asked: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const inside = await listReported(executor, account, asked);
  const known = new Set(inside.map(({ id }) => id));
  if (!asked.every((one) => known.has(one) && holds(visibleAccounts, one))) throw new AppError('ACCESS_DENIED_ACCOUNT');
  return inside;
}

async function audit(
  tx: Tx,
  { author }: Actor,
  { id, account: accountId }: ScheduledReport,
  entry: { action: string; before?: ScheduledReport; after?: ScheduledReport },
): Promise<void> {
  await writeAudit(tx, author, { accountId, subject: `report ${id}`, ...entry });
}

import { and, eq, sql } from 'drizzle-orm';
import { ReportSettings, type ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { scheduledReports } from '../../kernel/db/schema/users.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const Kept = ReportSettings.omit({ name: true, recipients: true, enabled: true });

export async function listReports(executor: Executor, scope: Scope): Promise<ScheduledReport[]> {
  const rows = await select(executor)
    .where(isWithin(scope, scheduledReports.accountId))
    .orderBy(sql`lower(${scheduledReports.name})`, scheduledReports.id);
  return rows.map(toReport);
}

export async function findReport(executor: Executor, scope: Scope, id: string): Promise<ScheduledReport | undefined> {
  const [row] = await select(executor).where(
    and(isWithin(scope, scheduledReports.accountId), eq(scheduledReports.id, id)),
  );
  return row && toReport(row);
}

export interface ReportWrite {
  settings: ReportSettings;
  nextAt: Date | null;
}

export async function insertReport(
  executor: Executor,
  key: { account: number; id: string; userId: number },
  write: ReportWrite,
): Promise<void> {
  const { account: accountId, id, userId } = key;
  await executor.insert(scheduledReports).values({ accountId, id, userId, ...toRow(write) });
}

export interface ReportVersion {
  account: number;
  id: string;
  version: number;
}

/** Updates a report if its version is unchanged. False if it has another version by now. */
export async function changeReport(executor: Executor, key: ReportVersion, write: ReportWrite): Promise<boolean> {
  const changed = await executor
    .update(scheduledReports)
    .set({ ...toRow(write), version: key.version + 1 })
    .where(isVersion(key))
    .returning({ id: scheduledReports.id });
  return changed.length === 1;
}

/** Deletes a report if its version is unchanged. False if it has another version by now. */
export async function deleteReport(executor: Executor, key: ReportVersion): Promise<boolean> {
  const deleted = await executor.delete(scheduledReports).where(isVersion(key)).returning({ id: scheduledReports.id });
  return deleted.length === 1;
}

/** Removes a recipient from a report, and disables it if none is left. False if they were not a recipient. */
export async function removeRecipient(
  executor: Executor,
  { account, id }: Pick<ReportVersion, 'account' | 'id'>,
  address: string,
): Promise<boolean> {
  const { recipients, enabled, nextAt, version } = scheduledReports;
  const others = sql`array_remove(${recipients}, ${address})`;
  const isGoingOn = sql`${others} <> '{}'`;
  const changed = await executor
    .update(scheduledReports)
    .set({
      recipients: others,
      enabled: sql`${enabled} and ${isGoingOn}`,
      nextAt: sql`case when ${isGoingOn} then ${nextAt} end`,
      version: sql`${version} + 1`,
    })
    .where(and(isReport(account, id), sql`${address} = any(${recipients})`))
    .returning({ id: scheduledReports.id });
  return changed.length === 1;
}

/** Sets when a report is next due. */
export async function moveReport(executor: Executor, account: number, id: string, nextAt: Date): Promise<void> {
  await executor.update(scheduledReports).set({ nextAt }).where(isReport(account, id));
}

function isReport(account: number, id: string) {
  return and(eq(scheduledReports.accountId, account), eq(scheduledReports.id, id));
}

function isVersion({ account, id, version }: ReportVersion) {
  return and(isReport(account, id), eq(scheduledReports.version, version));
}

function toRow({ settings: { name, recipients, enabled, ...settings }, nextAt }: ReportWrite) {
  return { name, recipients, enabled, settings, nextAt };
}

function select(executor: Executor) {
  const columns = {
    id: scheduledReports.id,
    account: scheduledReports.accountId,
    accountName: accounts.name,
    timezone: accounts.timezone,
    name: scheduledReports.name,
    settings: scheduledReports.settings,
    recipients: scheduledReports.recipients,
    enabled: scheduledReports.enabled,
    nextAt: scheduledReports.nextAt,
    lastSentAt: scheduledReports.lastSentAt,
    version: scheduledReports.version,
  };
  return executor
    .select(columns)
    .from(scheduledReports)
    .innerJoin(accounts, eq(accounts.id, scheduledReports.accountId));
}

type ReportRow = Awaited<ReturnType<typeof select>>[number];

function toReport({ settings, nextAt, lastSentAt, ...row }: ReportRow): ScheduledReport {
  return {
    ...row,
    ...Kept.parse(settings),
    nextAt: nextAt?.toISOString() ?? null,
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

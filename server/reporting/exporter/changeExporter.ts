import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Exporter, type ExporterDetails } from '#contract/reporting/exporter.contract.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { countHiddenBelow } from '../../tenancy/accounts/countHiddenBelow.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import {
  deleteExporter,
  findExporter,
  insertExporter,
  listExporters,
  type NamedExporter,
  updateExporter,
} from './exporters.repository.ts';
import { holds, type Scope } from '../../kernel/access/scope.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { newExporterKey } from './exporterKey.ts';
import { availableAt } from './readFeed.ts';

/** Who manages exporters, and where. */
export interface Exporting {
  db: Db;
  /** Sees the accounts below as well that the author does not. */
  system: Db;
  scope: Scope;
  author: Author;
  now: Date;
  delayHours: number;
}

type Details = z.output<typeof ExporterDetails>;

export async function listAll(by: Exporting): Promise<Exporter[]> {
  return (await listExporters(by.db, by.scope)).map((row) => toExporter(row, by));
}

/** @throws AppError EXPORTER-NOT-FOUND. */
export async function readExporter(by: Exporting, id: string): Promise<Exporter> {
  return toExporter(await requireExporter(by.db, by.scope, id), by);
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED. */
export async function createExporter(by: Exporting, account: number, details: Details): Promise<Exporter> {
  await requireAuthority(by, account, details);
  const { db, author, now } = by;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await requireRoom(tx, account, 'exporters');
    await insertExporter(tx, { ...details, accountId: account, id, createdBy: author.email, createdAt: now });
    await audit(tx, author, { accountId: account, id }, { action: 'exporter.created', after: details });
  });
  return readExporter(by, id);
}

/** @throws AppError EXPORTER-NOT-FOUND, ACCESS_DENIED_ACCOUNT, STALE-VERSION with the current version. */
export async function changeExporter(
  by: Exporting,
  id: string,
  { version, ...details }: Details & { version: number },
): Promise<Exporter> {
  const before = await requireExporter(by.db, by.scope, id);
  await requireAuthority(by, before.accountId, details);
  await write(by, { ...before, version }, details, 'exporter.changed', details);
  return readExporter(by, id);
}

/** Replaces the key, and tells its author. Only the answer holds it; the database has its hash. */
export async function generateKey(
  by: Exporting,
  id: string,
  tell: (tx: Tx) => Promise<void>,
): Promise<{ exporter: Exporter; key: string }> {
  const before = await requireExporter(by.db, by.scope, id);
  const { key, ...stored } = newExporterKey();
  const made = { ...stored, keyUserId: by.author.userId };
  await write(by, before, made, 'exporter.keyGenerated', { keyPrefix: stored.keyPrefix }, tell);
  return { exporter: await readExporter(by, id), key };
}

export async function removeExporter(by: Exporting, id: string): Promise<Exporter> {
  const before = await requireExporter(by.db, by.scope, id);
  await by.db.transaction(async (tx) => {
    if (!(await deleteExporter(tx, before))) throw new AppError('EXPORTER-NOT-FOUND');
    await audit(tx, by.author, before, { action: 'exporter.deleted', before: { name: before.name } });
  });
  return toExporter(before, by);
}

async function write(
  { db, author }: Exporting,
  row: NamedExporter,
  change: Parameters<typeof updateExporter>[2],
  action: string,
  after: unknown,
  tell: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await updateExporter(tx, row, change))) throw new AppError('STALE-VERSION');
    await audit(tx, author, row, { action, after });
    await tell(tx);
  });
}

/**
 * An exporter goes on after its author has left, so it must not show more than the author sees: the account, and all
 * accounts below if it has them.
 */
async function requireAuthority(
  { system, scope }: Exporting,
  account: number,
  { subAccounts }: Details,
): Promise<void> {
  const isHidden = subAccounts && (await countHiddenBelow(system, scope, account)) > 0;
  if (!holds(scope, account) || isHidden) throw new AppError('ACCESS_DENIED_ACCOUNT');
}

async function requireExporter(db: Db, scope: Scope, id: string): Promise<NamedExporter> {
  const found = await findExporter(db, scope, id);
  if (!found) throw new AppError('EXPORTER-NOT-FOUND');
  return found;
}

function audit(
  tx: Tx,
  author: Author,
  { accountId, id }: { accountId: number; id: string },
  entry: { action: string; before?: unknown; after?: unknown },
): Promise<void> {
  return writeAudit(tx, author, { ...entry, accountId, subject: `exporter ${id}` });
}

function toExporter(row: NamedExporter, { now, delayHours }: Pick<Exporting, 'now' | 'delayHours'>): Exporter {
  const ready = availableAt(row, delayHours);
  const { id, accountId, accountName, name, format, allow, auth, tags, subAccounts, addresses } = row;
  const { keyPrefix, createdBy, createdAt, lastUsedAt, version } = row;
  return {
    uuid: id,
    account: accountId,
    accountName,
    name,
    format,
    allow,
    auth,
    tags,
    subAccounts,
    addresses,
    keyPrefix,
    path: `/v2/public/exporter/v1.5/${id}`,
    availableAt: ready.toISOString(),
    available: ready <= now,
    createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    version,
  };
}

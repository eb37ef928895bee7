import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Exporter, type ExporterDetails } from '#contract/reporting/exporter.contract.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import {
  deleteExporter,
  findExporter,
  insertExporter,
  listExporters,
  type NamedExporter,
  updateExporter,
} from './exporters.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { newExporterKey } from './exporterKey.ts';
import { availableAt } from './readFeed.ts';

type Details = z.output<typeof ExporterDetails>;

export async function listAll(actor: Actor, delayHours: number): Promise<Exporter[]> {
  return (await listExporters(actor.db, actor.scope)).map((row) => toExporter(row, actor.now, delayHours));
}

/** @throws AppError EXPORTER-NOT-FOUND. */
export async function readExporter(actor: Actor, id: string, delayHours: number): Promise<Exporter> {
  return toExporter(await requireExporter(actor.db, actor.scope, id), actor.now, delayHours);
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED. */
export async function createExporter(
  actor: Actor,
  account: number,
  details: Details,
  delayHours: number,
): Promise<Exporter> {
  await requireAllBelow(actor, account, details);
  const { db, author, now } = actor;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await requireRoom(tx, account, 'exporters');
    await insertExporter(tx, { ...details, accountId: account, id, createdBy: author.email, createdAt: now });
    await audit(tx, author, { accountId: account, id }, { action: 'exporter.created', after: details });
  });
  return readExporter(actor, id, delayHours);
}

/** @throws AppError EXPORTER-NOT-FOUND, ACCESS_DENIED_ACCOUNT, STALE-VERSION with the current version. */
export async function changeExporter(
  actor: Actor,
  id: string,
  { version, ...details }: Details & { version: number },
  delayHours: number,
): Promise<Exporter> {
  const before = await requireExporter(actor.db, actor.scope, id);
  await requireAllBelow(actor, before.accountId, details);
  await write(actor, { ...before, version }, details, 'exporter.changed', details);
  return readExporter(actor, id, delayHours);
}

/** Replaces the key, and tells its author. Only the answer holds it; the database has its hash. */
export async function generateKey(
  actor: Actor,
  id: string,
  { delayHours, tell }: { delayHours: number; tell: (tx: Tx) => Promise<void> },
): Promise<{ exporter: Exporter; key: string }> {
  const before = await requireExporter(actor.db, actor.scope, id);
  const { key, ...stored } = newExporterKey();
  const made = { ...stored, keyUserId: actor.author.userId };
  await write(actor, before, made, 'exporter.keyGenerated', { keyPrefix: stored.keyPrefix }, tell);
  return { exporter: await readExporter(actor, id, delayHours), key };
}

export async function removeExporter(actor: Actor, id: string, delayHours: number): Promise<Exporter> {
  const before = await requireExporter(actor.db, actor.scope, id);
  await actor.db.transaction(async (tx) => {
    if (!(await deleteExporter(tx, before))) throw new AppError('EXPORTER-NOT-FOUND');
    await audit(tx, actor.author, before, { action: 'exporter.deleted', before: { name: before.name } });
  });
  return toExporter(before, actor.now, delayHours);
}

async function write(
  { db, author }: Actor,
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

function toExporter(row: NamedExporter, now: Date, delayHours: number): Exporter {
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

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, files, portingEvents, portingRequests, users } from '../../kernel/db/schema/all.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const requester = sql<string>`coalesce(${fullNameColumn(users)}, '')`;

const columns = {
  id: portingRequests.id,
  account: portingRequests.accountId,
  accountName: accounts.name,
  status: portingRequests.status,
  details: portingRequests.details,
  invoiceId: portingRequests.invoiceId,
  invoiceName: files.name,
  invoiceBytes: sql<number | null>`octet_length(${files.bytes})`,
  scheduledFor: portingRequests.scheduledFor,
  userId: portingRequests.userId,
  user: requester,
  version: portingRequests.version,
  createdAt: portingRequests.createdAt,
};

export type PortingFound = Awaited<ReturnType<typeof listPortings>>[number];

function selectPortings(executor: Executor) {
  return executor
    .select(columns)
    .from(portingRequests)
    .innerJoin(accounts, eq(accounts.id, portingRequests.accountId))
    .leftJoin(users, eq(users.id, portingRequests.userId))
    .leftJoin(files, and(eq(files.accountId, portingRequests.accountId), eq(files.id, portingRequests.invoiceId)));
}

/** The requests of the scope, newest first. The requester's name is empty if the user may not see them. */
export function listPortings(executor: Executor, scope: Scope) {
  return selectPortings(executor)
    .where(isWithin(scope, portingRequests.accountId))
    .orderBy(desc(portingRequests.createdAt), portingRequests.id);
}

export async function findPorting(executor: Executor, scope: Scope, id: string): Promise<PortingFound | undefined> {
  const [row] = await selectPortings(executor).where(isRequest(scope, id));
  return row;
}

/** Locks the request until the transaction ends, so that changes are serialized. */
export async function lockPorting(tx: Tx, scope: Scope, id: string): Promise<PortingFound | undefined> {
  await tx.select({ id: portingRequests.id }).from(portingRequests).where(isRequest(scope, id)).for('update');
  return findPorting(tx, scope, id);
}

export async function insertPorting(tx: Tx, request: typeof portingRequests.$inferInsert): Promise<void> {
  await tx.insert(portingRequests).values(request);
}

type Change = Partial<
  Pick<typeof portingRequests.$inferInsert, 'status' | 'details' | 'invoiceId' | 'scheduledFor' | 'updatedAt'>
>;

export async function updatePorting(tx: Tx, { account, id, version }: PortingFound, change: Change): Promise<void> {
  await tx
    .update(portingRequests)
    .set({ ...change, version: version + 1 })
    .where(and(eq(portingRequests.accountId, account), eq(portingRequests.id, id)));
}

/** Deletes a request with its history and its invoice. */
export async function deletePorting(tx: Tx, { account, id, invoiceId }: PortingFound): Promise<void> {
  await tx.delete(portingEvents).where(and(eq(portingEvents.accountId, account), eq(portingEvents.requestId, id)));
  await tx.delete(portingRequests).where(and(eq(portingRequests.accountId, account), eq(portingRequests.id, id)));
  if (invoiceId !== null) await tx.delete(files).where(and(eq(files.accountId, account), eq(files.id, invoiceId)));
}

export async function addPortingEvent(tx: Tx, event: typeof portingEvents.$inferInsert): Promise<void> {
  await tx.insert(portingEvents).values(event);
}

/** When a request entered each status, in order. */
export function listPortingEvents(executor: Executor, { account, id }: Pick<PortingFound, 'account' | 'id'>) {
  return executor
    .select({
      status: portingEvents.status,
      at: portingEvents.at,
      note: portingEvents.note,
      user: sql<string | null>`nullif(${requester}, '')`,
    })
    .from(portingEvents)
    .leftJoin(users, eq(users.id, portingEvents.userId))
    .where(and(eq(portingEvents.accountId, account), eq(portingEvents.requestId, id)))
    .orderBy(asc(portingEvents.at), portingEvents.id);
}

export async function findInvoice(executor: Executor, scope: Scope, requestId: string) {
  const [row] = await executor
    .select({ name: files.name, type: files.type, bytes: files.bytes })
    .from(portingRequests)
    .innerJoin(files, and(eq(files.accountId, portingRequests.accountId), eq(files.id, portingRequests.invoiceId)))
    .where(isRequest(scope, requestId));
  return row;
}

export async function deleteFile(tx: Tx, account: number, id: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.accountId, account), eq(files.id, id)));
}
function isRequest(scope: Scope, id: string) {
  return and(isWithin(scope, portingRequests.accountId), eq(portingRequests.id, id));
}

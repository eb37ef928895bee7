import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, flows, numbers } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const columns = {
  id: numbers.id,
  account: numbers.accountId,
  accountName: accounts.name,
  did: numbers.did,
  name: numbers.name,
  source: numbers.source,
  status: numbers.status,
  type: numbers.type,
  country: numbers.country,
  area: numbers.area,
  action: numbers.action,
  actionId: numbers.actionId,
  actionName: flows.name,
  customGA: numbers.customGa,
  version: numbers.version,
};

function selectNumbers(executor: Executor) {
  return executor
    .select(columns)
    .from(numbers)
    .innerJoin(accounts, eq(accounts.id, numbers.accountId))
    .leftJoin(flows, and(eq(flows.accountId, numbers.accountId), eq(flows.id, numbers.actionId)));
}

type Status = (typeof numbers.$inferSelect)['status'];

/** The numbers of the scope, by name ignoring case; only active ones by default. */
export function listNumbers(executor: Executor, scope: Scope, status: readonly Status[] = ['active']) {
  return selectNumbers(executor)
    .where(and(isWithin(scope, numbers.accountId), inArray(numbers.status, [...status])))
    .orderBy(sql`lower(${numbers.name})`, numbers.did);
}

export async function findNumber(executor: Executor, scope: Scope, did: string) {
  const [row] = await selectNumbers(executor).where(
    and(isWithin(scope, numbers.accountId), eq(numbers.did, did), eq(numbers.status, 'active')),
  );
  return row;
}

/** A number, cancelled or not. */
export async function findNumberById(executor: Executor, scope: Scope, id: string) {
  const [row] = await selectNumbers(executor).where(and(isWithin(scope, numbers.accountId), eq(numbers.id, id)));
  return row;
}

/** The numbers that were added or removed last, newest first. */
export async function listLatestNumbers(
  executor: Executor,
  scope: Scope,
  which: 'added' | 'removed',
  most: number,
): Promise<{ id: string; at: Date }[]> {
  const column = which === 'added' ? numbers.createdAt : numbers.cancelledAt;
  const rows = await executor
    .select({ id: numbers.id, at: column })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), isNotNull(column)))
    .orderBy(desc(column), numbers.id)
    .limit(most);
  return rows.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
}

/** Active numbers of these that name a measurement of Google Analytics, and which. */
export function listMeasurements(executor: Executor, scope: Scope, dids: readonly string[]) {
  return executor
    .select({ did: numbers.did, measurement: numbers.customGa })
    .from(numbers)
    .where(
      and(
        isWithin(scope, numbers.accountId),
        inArray(numbers.did, [...dids]),
        eq(numbers.status, 'active'),
        isNotNull(numbers.customGa),
      ),
    );
}

/** A number's additional data: of the active one, or else of the one cancelled last. */
export async function findNumberExtra(executor: Executor, scope: Scope, did: string) {
  const [row] = await executor
    .select({
      activationDate: numbers.createdAt,
      cancelDate: numbers.cancelledAt,
      area: numbers.area,
      country: numbers.country,
      action: numbers.action,
      replyEmail: numbers.replyEmail,
      voicemailNotify: numbers.voicemailNotify,
      fallbackNumber: numbers.fallbackNumber,
    })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.did, did)))
    .orderBy(sql`${numbers.cancelledAt} desc nulls first`)
    .limit(1);
  return row;
}

type Changeable =
  | 'name'
  | 'source'
  | 'action'
  | 'actionId'
  | 'customGa'
  | 'replyEmail'
  | 'voicemailNotify'
  | 'fallbackNumber';

/** Omitted fields stay unchanged. */
export type NumberChange = { [Field in Changeable]?: (typeof numbers.$inferInsert)[Field] | undefined };

/** Updates a number if its version is unchanged. False if it has another version by now. */
export async function changeNumber(
  executor: Executor,
  scope: Scope,
  key: { id: string; version: number },
  change: NumberChange,
): Promise<boolean> {
  const changed = await executor
    .update(numbers)
    .set({ ...change, version: key.version + 1 })
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.id, key.id), eq(numbers.version, key.version)))
    .returning({ id: numbers.id });
  return changed.length === 1;
}

import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { ListName } from '#values/listNames.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { savedViews } from '../../kernel/db/schema/users.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;
type NewView = typeof savedViews.$inferInsert;

/** Whose views: their own, and those of the others of their account that are shared. */
export interface ViewReader {
  accountId: number;
  userId: number;
}

const isTheirs = ({ userId }: ViewReader) => eq(savedViews.userId, userId);
const isSeen = (scope: Scope, reader: ViewReader) =>
  and(
    isWithin(scope, savedViews.accountId),
    eq(savedViews.accountId, reader.accountId),
    or(savedViews.team, isTheirs(reader)),
  );
const isView = ({ accountId, id }: Pick<SavedViewRow, 'accountId' | 'id'>) =>
  and(eq(savedViews.accountId, accountId), eq(savedViews.id, id));

/** The views that somebody sees, by name ignoring case. */
export function listSavedViews(
  executor: Executor,
  scope: Scope,
  reader: ViewReader,
  list: ListName | undefined,
): Promise<SavedViewRow[]> {
  return executor
    .select()
    .from(savedViews)
    .where(and(isSeen(scope, reader), list && eq(savedViews.list, list)))
    .orderBy(sql`lower(${savedViews.name})`, savedViews.id);
}

export async function findSavedView(
  executor: Executor,
  scope: Scope,
  reader: ViewReader,
  id: string,
): Promise<SavedViewRow | undefined> {
  const [view] = await executor
    .select()
    .from(savedViews)
    .where(and(isSeen(scope, reader), eq(savedViews.id, id)));
  return view;
}

/** Whether its author, or its team if it is shared, has another view of the list under this name, in any case. */
export async function isViewName(tx: Tx, view: Pick<NewView, 'list' | 'name' | 'team'> & ViewReader & { id: string }) {
  const { accountId, id, list, name, team } = view;
  const same = and(
    eq(savedViews.accountId, accountId),
    ne(savedViews.id, id),
    eq(savedViews.list, list),
    sql`lower(${savedViews.name}) = lower(${name})`,
    team ? or(savedViews.team, isTheirs(view)) : isTheirs(view),
  );
  return (await tx.$count(savedViews, same)) > 0;
}

export function countSavedViews(tx: Tx, reader: ViewReader): Promise<number> {
  return tx.$count(savedViews, and(eq(savedViews.accountId, reader.accountId), isTheirs(reader)));
}

export async function insertSavedView(tx: Tx, view: NewView): Promise<void> {
  await tx.insert(savedViews).values(view);
}

/** Updates a view if it still has this version. */
export async function updateSavedView(tx: Tx, view: SavedViewRow, from: number): Promise<boolean> {
  const { name, query, team, version } = view;
  const changed = await tx
    .update(savedViews)
    .set({ name, query, team, version })
    .where(and(isView(view), eq(savedViews.version, from)))
    .returning({ id: savedViews.id });
  return changed.length === 1;
}

/** False when it is gone already. */
export async function deleteSavedView(tx: Tx, view: SavedViewRow): Promise<boolean> {
  return (await tx.delete(savedViews).where(isView(view))).rowCount === 1;
}

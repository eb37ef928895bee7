import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../db/executor.ts';
import { links } from '../db/schema/sessions.ts';

export type Link = typeof links.$inferSelect;
export type LinkKind = Link['kind'];

export async function insertLink(executor: Executor, link: typeof links.$inferInsert): Promise<string> {
  const [row] = await executor.insert(links).values(link).returning({ id: links.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** Inserts a link, or extends the one with the same token. */
export async function keepLink(executor: Executor, link: typeof links.$inferInsert): Promise<void> {
  const { expiresAt } = link;
  await executor.insert(links).values(link).onConflictDoUpdate({ target: links.hash, set: { expiresAt } });
}

/** Replaces the token of an unused link. False when it was used or withdrawn. */
export async function changeLinkToken(
  executor: Executor,
  key: { accountId: number; id: string },
  change: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const changed = await executor
    .update(links)
    .set(change)
    .where(and(eq(links.accountId, key.accountId), eq(links.id, key.id), isNull(links.usedAt)))
    .returning({ id: links.id });
  return changed.length === 1;
}

/** The usable link of a token. Links are looked up before login, by their hash alone. */
export async function findLink(executor: Executor, kind: LinkKind, hash: string, now: Date): Promise<Link | undefined> {
  const [row] = await executor
    .select()
    .from(links)
    .where(isUsable(kind, hash, now));
  return row;
}

/** Consumes the link of a token. Of several concurrent attempts one succeeds. */
export async function takeLink(tx: Tx, kind: LinkKind, hash: string, now: Date): Promise<Link | undefined> {
  const [row] = await tx
    .update(links)
    .set({ usedAt: now })
    .where(isUsable(kind, hash, now))
    .returning();
  return row;
}

/** Withdraws a user's unused links of a kind. */
export async function withdrawLinks(
  executor: Executor,
  { accountId, userId, kind }: { accountId: number; userId: number; kind: LinkKind },
): Promise<void> {
  await executor
    .delete(links)
    .where(and(eq(links.accountId, accountId), eq(links.userId, userId), eq(links.kind, kind), isNull(links.usedAt)));
}

function isUsable(kind: LinkKind, hash: string, now: Date) {
  return and(eq(links.hash, hash), eq(links.kind, kind), isNull(links.usedAt), gt(links.expiresAt, now));
}

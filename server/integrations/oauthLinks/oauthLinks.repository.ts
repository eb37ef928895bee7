import { and, asc, countDistinct, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { OAuthProvider } from '#values/oauthWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { integrations, oauthClients, oauthLinks } from '../../kernel/db/schema/integrations.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type OAuthLinkRow = typeof oauthLinks.$inferSelect;
export type OAuthClientRow = typeof oauthClients.$inferSelect;

const isOne = ({ accountId, id }: Pick<OAuthLinkRow, 'accountId' | 'id'>) =>
  and(eq(oauthLinks.accountId, accountId), eq(oauthLinks.id, id));

/** Those of an account, and those that accounts above share. */
export async function listUsable(executor: Executor, accountId: number): Promise<OAuthLinkRow[]> {
  const rows = await executor
    .select({ link: oauthLinks })
    .from(accountTree)
    .innerJoin(oauthLinks, eq(oauthLinks.accountId, accountTree.ancestorId))
    .where(and(eq(accountTree.descendantId, accountId), or(eq(accountTree.depth, 0), oauthLinks.shared)))
    .orderBy(asc(oauthLinks.provider), asc(oauthLinks.createdAt), asc(oauthLinks.id));
  return rows.map(({ link }) => link);
}

export async function findUsable(executor: Executor, accountId: number, id: string): Promise<OAuthLinkRow | undefined> {
  return (await listUsable(executor, accountId)).find((link) => link.id === id);
}

export async function findOAuthLink(executor: Executor, scope: Scope, id: string): Promise<OAuthLinkRow | undefined> {
  const [row] = await executor
    .select()
    .from(oauthLinks)
    .where(and(isWithin(scope, oauthLinks.accountId), eq(oauthLinks.id, id)));
  return row;
}

/** Claims the renewing of a link’s tokens for a while, if nobody renews them and they are still these. */
export async function claimRenewal(
  executor: Executor,
  { accountId, id, secret }: Pick<OAuthLinkRow, 'accountId' | 'id' | 'secret'>,
): Promise<boolean> {
  const rows = await executor
    .update(oauthLinks)
    .set({ renewingUntil: sql`now() + interval '20 seconds'` })
    .where(
      and(
        isOne({ accountId, id }),
        eq(oauthLinks.secret, secret),
        sql`coalesce(${oauthLinks.renewingUntil} < now(), true)`,
      ),
    )
    .returning({ id: oauthLinks.id });
  return rows.length > 0;
}

/** Keeps what came of a renewal, unless the account was linked again meanwhile. */
export async function settleRenewal(
  executor: Executor,
  { accountId, id, secret }: Pick<OAuthLinkRow, 'accountId' | 'id' | 'secret'>,
  change: Partial<OAuthLinkRow>,
): Promise<void> {
  await executor
    .update(oauthLinks)
    .set({ ...change, renewingUntil: null })
    .where(and(isOne({ accountId, id }), eq(oauthLinks.secret, secret)));
}

/** The same account of a provider again is linked anew. */
export async function saveOAuthLink(tx: Tx, link: typeof oauthLinks.$inferInsert): Promise<OAuthLinkRow> {
  const { accountId, provider, remoteAccount } = oauthLinks;
  const { username, userId, userEmail, secret, expiresOn } = link;
  const [row] = await tx
    .insert(oauthLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountId, provider, remoteAccount],
      set: { username, userId, userEmail, secret, expiresOn, invalidSince: null, renewingUntil: null },
    })
    .returning();
  if (!row) throw new Error('nothing was kept');
  return row;
}

export async function findRemote(
  executor: Executor,
  { accountId, provider, remoteAccount }: Pick<OAuthLinkRow, 'accountId' | 'provider' | 'remoteAccount'>,
): Promise<OAuthLinkRow | undefined> {
  const isIt = and(
    eq(oauthLinks.accountId, accountId),
    eq(oauthLinks.provider, provider),
    eq(oauthLinks.remoteAccount, remoteAccount),
  );
  const [row] = await executor.select().from(oauthLinks).where(isIt);
  return row;
}

export async function shareOAuthLink(
  tx: Tx,
  key: Pick<OAuthLinkRow, 'accountId' | 'id'>,
  shared: boolean,
): Promise<OAuthLinkRow | undefined> {
  const [row] = await tx.update(oauthLinks).set({ shared }).where(isOne(key)).returning();
  return row;
}

export async function deleteOAuthLink(tx: Tx, key: Pick<OAuthLinkRow, 'accountId' | 'id'>): Promise<void> {
  await tx.delete(oauthLinks).where(isOne(key));
}

/** The integrations that use these links. */
export function listUses(executor: Executor, ids: readonly string[]) {
  const { accountId: account, id: uuid, type, oauthLinkId: link } = integrations;
  return executor
    .select({ account, uuid, type, link })
    .from(integrations)
    .where(inArray(integrations.oauthLinkId, [...ids]))
    .orderBy(asc(integrations.accountId), asc(integrations.createdAt), asc(integrations.id));
}

/** How many accounts use a link, or how many beside the one that it belongs to. */
export async function countUsers(
  executor: Executor,
  { accountId, id }: Pick<OAuthLinkRow, 'accountId' | 'id'>,
  { others }: { others: boolean },
): Promise<number> {
  const uses = eq(integrations.oauthLinkId, id);
  const [row] = await executor
    .select({ users: countDistinct(integrations.accountId) })
    .from(integrations)
    .where(others ? and(uses, ne(integrations.accountId, accountId)) : uses);
  return row?.users ?? 0;
}

/** Of an account, or of the nearest above that has one. */
export async function findClientAbove(
  executor: Executor,
  accountId: number,
  provider: OAuthProvider,
): Promise<OAuthClientRow | undefined> {
  const [row] = await executor
    .select({ client: oauthClients })
    .from(accountTree)
    .innerJoin(oauthClients, eq(oauthClients.accountId, accountTree.ancestorId))
    .where(and(eq(accountTree.descendantId, accountId), eq(oauthClients.provider, provider)))
    .orderBy(asc(accountTree.depth))
    .limit(1);
  return row?.client;
}

export async function saveClient(tx: Tx, client: OAuthClientRow): Promise<void> {
  const { clientId, secret } = client;
  await tx
    .insert(oauthClients)
    .values(client)
    .onConflictDoUpdate({ target: [oauthClients.accountId, oauthClients.provider], set: { clientId, secret } });
}

/** Whether there was one. */
export async function deleteClient(tx: Tx, accountId: number, provider: OAuthProvider): Promise<boolean> {
  const isIt = and(eq(oauthClients.accountId, accountId), eq(oauthClients.provider, provider));
  const rows = await tx
    .delete(oauthClients)
    .where(isIt)
    .returning({ one: sql`1` });
  return rows.length > 0;
}

import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { mailSettings, mailTemplates, themes } from '../../kernel/db/schema/brand.ts';
import type { MailSettingsRow, ThemeRow } from '../../kernel/brand/brand.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** The account's own theme. */
export async function findOwnTheme(executor: Executor, scope: Scope, accountId: number): Promise<ThemeRow | undefined> {
  const [row] = await executor
    .select()
    .from(themes)
    .where(and(isWithin(scope, themes.accountId), eq(themes.accountId, accountId)))
    .for('update');
  return row;
}

/** Whether another account, of any tenant, uses the host name. */
export async function isHostTaken(system: Executor, host: string, accountId: number): Promise<boolean> {
  const rows = await system
    .select({ host: themes.host })
    .from(themes)
    .where(and(eq(themes.host, host), ne(themes.accountId, accountId)));
  return rows.length > 0;
}

/** The hosts that wait for their proof, of all tenants. */
export function listPendingHosts(system: Executor, limit: number): Promise<{ accountId: number; host: string }[]> {
  return system
    .select({ accountId: themes.accountId, host: sql<string>`${themes.pendingHost}` })
    .from(themes)
    .where(isNotNull(themes.pendingHost))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Serves an account's pending host, unless it no longer asks for it. */
export async function takePendingHost(tx: Tx, accountId: number, host: string): Promise<boolean> {
  const taken = await tx
    .update(themes)
    .set({ host, pendingHost: null })
    .where(and(eq(themes.accountId, accountId), eq(themes.pendingHost, host)))
    .returning({ accountId: themes.accountId });
  return taken.length > 0;
}

/** Whether a write failed because another account has the host. */
export const isHostConflict = (error: unknown): boolean => isDuplicate(error, 'themes_host_unique');

export async function putTheme(executor: Executor, row: typeof themes.$inferInsert): Promise<void> {
  await executor.insert(themes).values(row).onConflictDoUpdate({ target: themes.accountId, set: row });
}

export async function deleteTheme(executor: Executor, scope: Scope, accountId: number): Promise<void> {
  await executor.delete(themes).where(and(isWithin(scope, themes.accountId), eq(themes.accountId, accountId)));
}

export async function findOwnSmtp(
  executor: Executor,
  scope: Scope,
  accountId: number,
): Promise<MailSettingsRow | undefined> {
  const [row] = await executor
    .select()
    .from(mailSettings)
    .where(and(isWithin(scope, mailSettings.accountId), eq(mailSettings.accountId, accountId)))
    .for('update');
  return row;
}

export async function putSmtp(executor: Executor, row: typeof mailSettings.$inferInsert): Promise<void> {
  await executor.insert(mailSettings).values(row).onConflictDoUpdate({ target: mailSettings.accountId, set: row });
}

export async function deleteSmtp(executor: Executor, scope: Scope, accountId: number): Promise<void> {
  const own = and(isWithin(scope, mailSettings.accountId), eq(mailSettings.accountId, accountId));
  await executor.delete(mailSettings).where(own);
}

/** An account's own templates by type. */
export async function listOwnTemplates(executor: Executor, scope: Scope, accountId: number) {
  return executor
    .select()
    .from(mailTemplates)
    .where(and(isWithin(scope, mailTemplates.accountId), eq(mailTemplates.accountId, accountId)))
    .for('update');
}

export async function putTemplate(
  executor: Executor,
  row: { accountId: number; type: string; content: MailTemplate; version: number },
): Promise<void> {
  await executor
    .insert(mailTemplates)
    .values(row)
    .onConflictDoUpdate({ target: [mailTemplates.accountId, mailTemplates.type], set: row });
}

export async function deleteTemplate(
  executor: Executor,
  scope: Scope,
  { accountId, type }: { accountId: number; type: string },
): Promise<void> {
  const own = and(isWithin(scope, mailTemplates.accountId), eq(mailTemplates.accountId, accountId));
  await executor.delete(mailTemplates).where(and(own, eq(mailTemplates.type, type)));
}

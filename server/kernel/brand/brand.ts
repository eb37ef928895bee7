import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accountTree } from '../db/schema/accounts.ts';
import { mailSettings, mailTemplates, themes } from '../db/schema/brand.ts';

export type ThemeRow = typeof themes.$inferSelect;
export type MailSettingsRow = typeof mailSettings.$inferSelect;

/** The themes that apply to an account: its own first, then those of the accounts above. */
export async function listThemesAbove(executor: Executor, accountId: number): Promise<ThemeRow[]> {
  const rows = await executor
    .select({ theme: themes })
    .from(accountTree)
    .innerJoin(themes, eq(themes.accountId, accountTree.ancestorId))
    .where(eq(accountTree.descendantId, accountId))
    .orderBy(asc(accountTree.depth));
  return rows.map(({ theme }) => theme);
}

/** An account's mail server: its own, or that of the nearest account above. */
export async function findMailSettingsAbove(
  executor: Executor,
  accountId: number,
): Promise<MailSettingsRow | undefined> {
  const [row] = await executor
    .select({ settings: mailSettings })
    .from(accountTree)
    .innerJoin(mailSettings, eq(mailSettings.accountId, accountTree.ancestorId))
    .where(eq(accountTree.descendantId, accountId))
    .orderBy(asc(accountTree.depth))
    .limit(1);
  return row?.settings;
}

/** Whether any account has a mail server of its own. */
export async function hasMailSettings(executor: Executor): Promise<boolean> {
  const rows = await executor.select({ id: mailSettings.accountId }).from(mailSettings).limit(1);
  return rows.length > 0;
}

/** The templates of a type that apply to an account, nearest first. */
export function listTemplatesAbove(executor: Executor, accountId: number, type: string) {
  return executor
    .select({ accountId: mailTemplates.accountId, content: mailTemplates.content })
    .from(accountTree)
    .innerJoin(mailTemplates, eq(mailTemplates.accountId, accountTree.ancestorId))
    .where(and(eq(accountTree.descendantId, accountId), eq(mailTemplates.type, type)))
    .orderBy(asc(accountTree.depth));
}

import { and, eq, or, sql } from 'drizzle-orm';
import type { AlertKind } from '#values/alertWords.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { alertRules, dueAlerts } from '../../kernel/db/schema/alerts.ts';

export type AlertRuleRow = typeof alertRules.$inferSelect;
type NewRule = typeof alertRules.$inferInsert;
export type RuleKey = Pick<AlertRuleRow, 'accountId' | 'id'>;

const isRule = ({ accountId, id }: RuleKey) => and(eq(alertRules.accountId, accountId), eq(alertRules.id, id));

/** The rules of the scope’s accounts with their names, by name ignoring case. */
export function listRules(executor: Executor, scope: Scope) {
  return executor
    .select({ rule: alertRules, accountName: accounts.name })
    .from(alertRules)
    .innerJoin(accounts, eq(accounts.id, alertRules.accountId))
    .where(isWithin(scope, alertRules.accountId))
    .orderBy(sql`lower(${alertRules.name})`, alertRules.id);
}

/** A rule, held until the transaction ends. */
export async function lockRule(tx: Tx, scope: Scope, id: string): Promise<AlertRuleRow | undefined> {
  const [row] = await tx
    .select()
    .from(alertRules)
    .where(and(isWithin(scope, alertRules.accountId), eq(alertRules.id, id)))
    .for('update');
  return row;
}

/** The rules in force that want alerts of an account of some kinds, its own and those above, with the zone of theirs. */
export async function listWanting(executor: Executor, accountId: number, kinds: readonly AlertKind[]) {
  return executor
    .select({ rule: alertRules, timezone: accounts.timezone })
    .from(accountTree)
    .innerJoin(alertRules, eq(alertRules.accountId, accountTree.ancestorId))
    .innerJoin(accounts, eq(accounts.id, alertRules.accountId))
    .where(
      and(
        eq(accountTree.descendantId, accountId),
        or(eq(accountTree.depth, 0), eq(alertRules.subAccounts, true)),
        eq(alertRules.enabled, true),
        sql`${alertRules.kinds} ?| ${sql.param([...kinds])}::text[]`,
      ),
    );
}

export async function insertRule(tx: Tx, rule: NewRule): Promise<AlertRuleRow> {
  const [row] = await tx.insert(alertRules).values(rule).returning();
  if (!row) throw new Error('a rule of alerts was not stored');
  return row;
}

export async function updateRule(tx: Tx, key: RuleKey, change: Partial<NewRule>): Promise<AlertRuleRow> {
  const [row] = await tx
    .update(alertRules)
    .set({ ...change, version: sql`${alertRules.version} + 1` })
    .where(isRule(key))
    .returning();
  if (!row) throw new Error('a rule of alerts is gone');
  return row;
}

/** Deletes a rule with what it would have sent. */
export async function deleteRule(tx: Tx, key: RuleKey): Promise<void> {
  await tx.delete(dueAlerts).where(and(eq(dueAlerts.ruleAccountId, key.accountId), eq(dueAlerts.ruleId, key.id)));
  await tx.delete(alertRules).where(isRule(key));
}

/** When Slack refused an alert for good, or null once it took one. Not a change of the rule. */
export async function keepSlackResult(executor: Executor, key: RuleKey, refusedAt: Date | null): Promise<void> {
  await executor.update(alertRules).set({ slackRefusedAt: refusedAt }).where(isRule(key));
}

export async function findRule(executor: Executor, key: RuleKey): Promise<AlertRuleRow | undefined> {
  const [row] = await executor.select().from(alertRules).where(isRule(key));
  return row;
}

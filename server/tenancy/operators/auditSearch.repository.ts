import { count, desc, asc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditRow, operators } from '#contract/tenancy/operators.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { accounts, auditLog, users } from '../../kernel/db/schema/all.ts';
import { likeText } from '../../kernel/likeText.ts';

type Query = z.output<typeof operators.searchAudit.query>;

const others = alias(users, 'others');

/** A page of the audit log of all accounts. */
export async function pageOfAudit(system: Db, query: Query): Promise<AuditRow[]> {
  const direction = query.order === 'asc' ? asc : desc;
  const rows = await system
    .select({
      uuid: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      user: auditLog.userId,
      email: users.email,
      actingAs: others.email,
      account: auditLog.accountId,
      accountName: accounts.name,
      address: auditLog.address,
    })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(others, eq(others.id, auditLog.asUserId))
    .where(matching(query.search))
    .orderBy(direction(auditLog.at), direction(auditLog.id))
    .limit(query.length)
    .offset(query.start);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The number of matching entries, up to the cap. */
export async function countAudit(system: Db, search?: string): Promise<number> {
  const counted = system
    .select({ id: auditLog.id })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(matching(search))
    .limit(countCap)
    .as('counted');
  const [row] = await system.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = likeText(search);
  const searched = [auditLog.action, auditLog.subject, auditLog.address, users.email, accounts.name];
  return or(...searched.map((column) => ilike(column, pattern)));
}

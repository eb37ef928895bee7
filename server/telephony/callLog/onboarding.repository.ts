import { sql } from 'drizzle-orm';
import type { Onboarding } from '#contract/telephony/dashboard.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { calls, exporters, flows, integrations, numbers, themes, users, websites } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** Which setup steps are complete, judging by the data of the scope. */
export async function findOnboarding(db: Db, scope: Scope): Promise<Onboarding> {
  const active = sql`${isWithin(scope, numbers.accountId)} and ${numbers.status} = 'active'`;
  const { rows } = await db.execute<Omit<Onboarding, 'nextNumber'> & { next_number: string | null }>(sql`select
    exists (select from ${numbers} where ${active}) as number,
    exists (select from ${numbers} join ${flows} on ${flows.accountId} = ${numbers.accountId} and ${flows.id} = ${numbers.actionId}
      where ${active} and ${flows.publishedVersion} is not null) as flow,
    exists (select from ${calls} where ${isWithin(scope, calls.accountId)}) as call,
    exists (select from ${websites} where ${isWithin(scope, websites.accountId)} and ${websites.seenAt} is not null) as snippet,
    (select count(*) > 1 from (select from ${users} where ${isWithin(scope, users.accountId)} and ${users.status} <> 'removed'
      limit 2) as people) as "user",
    (exists (select from ${integrations} where ${isWithin(scope, integrations.accountId)})
      or exists (select from ${exporters} where ${isWithin(scope, exporters.accountId)})) as integration,
    exists (select from ${themes} where ${isWithin(scope, themes.accountId)}) as branding,
    (select ${numbers.id} from ${numbers} where ${active}
      order by ${numbers.actionId} is not null, ${numbers.createdAt}, ${numbers.id} limit 1) as next_number`);
  const [row] = rows;
  if (!row) throw new Error('a question without a table returned no row');
  const { next_number: nextNumber, ...done } = row;
  return { ...done, nextNumber };
}

import { sql } from 'drizzle-orm';
import type { Allow } from '#values/roles.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, accountTree, userAccess, users } from '../../kernel/db/schema/all.ts';

/** What one person may do in one account; `key` names both. */
interface BranchAccess {
  key: string;
  account: number;
  allow: Allow;
}

/**
 * Who may do what in an account and below, by the rules of `listAccess`, without system users, who see everything.
 * Invited accounts count as having their owner already.
 */
export async function listBranchAccess(executor: Executor, root: number, owner: Allow): Promise<BranchAccess[]> {
  const { rows } = await executor.execute<BranchAccess & { blocked: boolean } & Record<string, unknown>>(sql`
    with people as (
      select ${users.accountId} as home, ${users.id} as person, ${users.allow} as allow from ${users}
      where ${users.status} <> 'removed' and (${users.allow} ->> 'system') is distinct from 'true'
    ), rules as (
      select person, home as on_account, false as blocked, allow, 1 as general from people
      union all
      select person, ${userAccess.onAccountId}, ${userAccess.blocked}, ${userAccess.allow} - 'system', 0
      from ${userAccess} join people on home = ${userAccess.accountId} and person = ${userAccess.userId}
      union all
      select -${accounts.id}, ${accounts.id}, false, ${JSON.stringify(owner)}::jsonb, 1
      from ${accounts} where ${accounts.status} = 'invited' and ${accounts.deletedAt} is null
    )
    select distinct on (rules.person, above.descendant_id) rules.person || ' in ' || above.descendant_id as key,
      above.descendant_id as account, rules.blocked, rules.allow
    from ${accountTree} as branch
    join ${accountTree} as above on above.descendant_id = branch.descendant_id
    join rules on rules.on_account = above.ancestor_id
    where branch.ancestor_id = ${root}
    order by rules.person, above.descendant_id, above.depth, rules.general`);
  return rows.filter(({ blocked }) => !blocked);
}

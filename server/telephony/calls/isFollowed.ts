import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { integrations } from '../../kernel/db/schema/integrations.ts';

/** Whether other systems may want to hear of the calls of an account. */
export const isFollowed = (account: AnyColumn): SQL<boolean> => sql<boolean>`exists (select from ${accountTree}
  join ${integrations} on ${integrations.accountId} = ${accountTree.ancestorId} where ${accountTree.descendantId} = ${account}
  and (${accountTree.depth} = 0 or ${integrations.filters} @> '{"subAccounts": true}'))`;

import type { Locale } from '#contract/tenancy/users.contract.ts';
import { findAccountName, findHome } from '../../kernel/access/accountPaths.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';

/** The account whose rule sends alerts, in its language and time zone. Those of accounts below it begin with the account’s name. */
export interface RuleAccount {
  account: number;
  name: string;
  timezone: string;
  locale: Locale;
}

export async function readRuleAccount(executor: Executor, account: number): Promise<RuleAccount> {
  const place = await findHome(executor, account);
  const [name, locale] = [await findAccountName(executor, account), await findLanguage(executor, account)];
  return { account, name, timezone: place?.timezone ?? 'UTC', locale };
}

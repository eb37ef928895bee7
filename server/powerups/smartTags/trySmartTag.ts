import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { smartTags, TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { holds, scopeOf } from '../../kernel/access/scope.ts';
import { matching } from '../decisions/matchingCalls.ts';
import { countMatching, listExamples } from './triedTags.repository.ts';

const dayMs = 86_400_000;
const most = 5;

/**
 * What a tag would have given to the calls of the last days that the user sees, with examples of both kinds.
 * @throws AppError ACCESS_DENIED_ACCOUNT.
 */
export async function trySmartTag(
  { db, system, scope, now }: Actor,
  { account, name, match, conditions, subAccounts, days, until: end }: z.output<typeof smartTags.trySmartTag.body>,
): Promise<z.input<typeof TagTrial>> {
  requireAccount(scope, account);
  const accounts = subAccounts ? await listSubtree(system, account) : [account];
  const seen = scopeOf(accounts.filter((one) => holds(scope, one)));
  const until = end === undefined ? now : new Date(end);
  const [since, matches] = [new Date(until.getTime() - days * dayMs), matching(conditions, match)];
  const counts = await countMatching(db, seen, { since, until, matches, name });
  const examples = async (condition: typeof matches) =>
    (await listExamples(db, seen, { since, until, matches: condition, most })).map(({ dateStart, ...call }) => ({
      ...call,
      dateStart: dateStart.toISOString(),
    }));
  return { ...counts, examples: await examples(matches), others: await examples(sql`not ${matches}`) };
}

import type { z } from 'zod';
import type { CallTags } from '#contract/powerups/smartTags.contract.ts';
import { judgeCall } from '../../../src/rules/core/judgeCall.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { found } from '../../kernel/found.ts';
import { readJudged } from '../../telephony/callHandling/judgePast.ts';
import { ruledCall } from '../decisions/ruledCall.ts';
import { judgementOf, readJudging } from './judgesCalls.ts';

/**
 * Why a call has its smart tags and its score; null if none judge it. Tags of accounts above, which it got too, are explained
 * as well.
 * @throws AppError NOT-FOUND.
 */
export async function explainTags({ db, system, scope }: Actor, id: string): Promise<z.input<typeof CallTags> | null> {
  const call = await readJudged(db, scope, id);
  if (!call) return null;
  const { folded, score: flow } = call;
  const judging = await readJudging(system, call);
  const { rules, tags, timezone } = judging;
  const { given } = judgeCall(rules, ruledCall(folded, flow, timezone));
  const explained = given.map(async ({ rule, evidence }) => {
    const { id: uuid, accountId, name, colour, points: score, match } = found(tags.find((tag) => tag.id === rule.id));
    const accountName = await findAccountName(system, accountId);
    return { uuid, name, colour, accountName, score, match, evidence, removed: !folded.tags.includes(name) };
  });
  const people = folded.score - judgementOf(judging, call).score;
  return { flow, people, score: folded.score, given: await Promise.all(explained) };
}

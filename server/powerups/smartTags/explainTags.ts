import type { z } from 'zod';
import type { CallTags } from '#contract/powerups/smartTags.contract.ts';
import { judgeCall } from '../../../src/rules/core/judgeCall.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { found } from '../../kernel/found.ts';
import { readJudged } from '../../telephony/callHandling/judgePast.ts';
import { isJudged } from '../../telephony/calls/judgedEvent.ts';
import { judgementOf, readJudging, ruledCall } from './judgesCalls.ts';

/**
 * Why a call has its smart tags and its score. Tags of accounts above, which it got too, are explained as well.
 * @throws AppError NOT-FOUND.
 */
export async function explainTags({ db, system, scope }: Actor, id: string): Promise<z.input<typeof CallTags>> {
  const call = await readJudged(db, scope, id);
  const { folded, score: flow } = call;
  if (!isJudged(folded)) {
    return { judged: false, flow, people: folded.score - flow, score: folded.score, given: [] };
  }
  const judging = await readJudging(system, call);
  const { rules, tags, timezone } = judging;
  const { given } = judgeCall(rules, ruledCall(folded, flow, timezone));
  const explained = given.map(async ({ rule, evidence }) => {
    const { id: uuid, accountId, name, colour, points: score, match } = found(tags.find((tag) => tag.id === rule.id));
    const accountName = await findAccountName(system, accountId);
    return { uuid, name, colour, accountName, score, match, evidence, removed: !folded.tags.includes(name) };
  });
  const people = folded.score - judgementOf(judging, call).score;
  return { judged: true, flow, people, score: folded.score, given: await Promise.all(explained) };
}

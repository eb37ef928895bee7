import { judgeCall, type TagRule } from '../../../src/rules/core/judgeCall.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import type { CallJudge, JudgedCall } from '../../telephony/callHandling/callFact.ts';
import type { Judgement } from '../../telephony/calls/judgedEvent.ts';
import { ruledCall } from '../decisions/ruledCall.ts';
import { listJudging, type SmartTagRow } from './smartTags.repository.ts';
import { type PlacedCall, tagsInForce, type TagVersion } from './tagsInForce.rules.ts';

/** Gives calls that are over their smart tags and their score. */
export const judgesCalls =
  ({ db }: { db: Db }): CallJudge =>
  async (call) =>
    judgementOf(await readJudging(db, call), call);

/** What judges a call. */
export async function readJudging(executor: Executor, call: JudgedCall): Promise<Judging> {
  const placed = placedCall(call);
  const tags = tagsInForce(await listJudging(executor, placed), placed);
  const home = tags.some(asksForHours) ? await findHome(executor, call.accountId) : undefined;
  return { tags, rules: tags.map(toRule), timezone: home?.timezone ?? 'UTC' };
}

/** Judges any number of an account’s calls by the versions of its tags. */
export async function judgeByVersions(
  executor: Executor,
  account: number,
  versions: readonly TagVersion<SmartTagRow>[],
): Promise<(call: JudgedCall) => Judgement> {
  const timezone = (await findHome(executor, account))?.timezone ?? 'UTC';
  return (call) => judgementOf({ rules: tagsInForce(versions, placedCall(call)).map(toRule), timezone }, call);
}

function placedCall({ accountId, id, folded: { startedAt, stoppedAt } }: JudgedCall): PlacedCall {
  return { accountId, id, startedAt, endedAt: stoppedAt ?? startedAt };
}

/** The rules are those of the tags. */
interface Judging {
  tags: readonly SmartTagRow[];
  rules: readonly TagRule[];
  /** Of the account. */
  timezone: string;
}

/** What rules make of a call. Without any, the points of its flow stay as they are. */
export function judgementOf(
  { rules, timezone }: Pick<Judging, 'rules' | 'timezone'>,
  { folded, score: given }: Pick<JudgedCall, 'folded' | 'score'>,
): Judgement {
  const { tags, score } = judgeCall(rules, ruledCall(folded, given, timezone));
  return { tags, score: rules.length === 0 ? given : score };
}

const asksForHours = ({ conditions }: SmartTagRow) => conditions.some(({ kind }) => kind === 'hours');

const toRule = ({ id, name, group, points, match, conditions }: SmartTagRow): TagRule => ({
  id,
  name,
  group,
  points,
  match,
  conditions,
});

import { fromAbsolute, getDayOfWeek } from '@internationalized/date';
import type { RuledCall } from '../../../src/rules/core/callFacts.ts';
import { judgeCall, type TagRule } from '../../../src/rules/core/judgeCall.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { CallJudge } from '../../telephony/callHandling/callFact.ts';
import type { CallJudged } from '../../telephony/calls/callEvent.ts';
import type { FoldedCall } from '../../telephony/calls/foldCall.ts';
import { listJudging, type SmartTagRow } from './smartTags.repository.ts';

/** Gives calls that are over their smart tags and their score. */
export const judgesCalls =
  ({ db }: { db: Db }): CallJudge =>
  async ({ key: { accountId }, ...call }, former) => {
    const { stoppedAt, startedAt } = call.folded;
    const rows = await listJudging(db, accountId, new Date(former?.asOf ?? stoppedAt ?? startedAt));
    const home = rows.some(asksForHours) ? await findHome(db, accountId) : undefined;
    return judgementOf({ rules: rows.map(toRule), timezone: home?.timezone ?? 'UTC' }, call, former);
  };

interface Judging {
  rules: readonly TagRule[];
  /** Of the account. */
  timezone: string;
}

/** What rules make of a call whose flow gave it `score` points; undefined if they add nothing and never did. */
export function judgementOf(
  { rules, timezone }: Judging,
  { folded, score: given }: { folded: FoldedCall; score: number },
  former: Pick<CallJudged, 'asOf'> | undefined,
): Omit<CallJudged, 'number'> | undefined {
  const asOf = former?.asOf;
  const judged = judgeCall(rules, ruledCall(folded, given, timezone));
  // Without any, the points of the flow stay as they are.
  const score = rules.length === 0 ? given : judged.score;
  if (!former && judged.tags.length === 0 && score === given) return undefined;
  return { ...(asOf !== undefined && { asOf }), tags: judged.tags, score };
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

function ruledCall(folded: FoldedCall, score: number, timezone: string): RuledCall {
  const { started, status, audio, duration, talkTime, ivr: keys, location, source, startedAt } = folded;
  const { trackingNumber, firstTime, web } = started;
  const at = fromAbsolute(startedAt, timezone);
  return {
    trackingSource: source,
    trackingNumber,
    status,
    audio,
    duration,
    talkTime,
    firstTime,
    webSource: web?.source ?? null,
    webMedium: web?.medium ?? null,
    webCampaign: web?.campaign ?? null,
    webLanding: web?.landing ?? null,
    keys,
    location,
    weekday: getDayOfWeek(at, 'en-GB', 'mon') + 1,
    hour: at.hour,
    score,
  };
}

import { stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { foldedColumns, type FoldedColumns } from '../calls/callRow.ts';
import { foldCall, type FoldedCall, givenScore } from '../calls/foldCall.ts';
import { isJudged, judgedEvent } from '../calls/judgedEvent.ts';
import type { CallChange, CallState } from './callStates.repository.ts';
import type { CallFact } from './callFact.ts';
import type { CallContext } from './callContext.ts';
import type { Decision } from './changeCall.ts';

/**
 * The change of a call by new events: its row folded from all of them, and what features write about its end. Nothing if
 * there is neither a new event nor another change.
 */
export async function foldChange(
  context: CallContext,
  { call, events, followed }: CallState,
  fresh: readonly CallEvent[],
  rest: Pick<CallChange, 'live' | 'response'> = {},
): Promise<Omit<Decision<never>, 'answer'>> {
  const known = new Set(events.map(({ key }) => key));
  const added = fresh.filter(({ key }) => !known.has(key));
  if (added.length === 0 && Object.keys(rest).length === 0) return {};
  const key = { accountId: call.accountId, callUuid: call.uuid };
  const { folded, judged } = await foldJudged(context, call, [...events, ...added]);
  added.push(...judged);
  const columns = foldedColumns(folded);
  const changed = changedColumns(call, columns);
  const fact = { key, folded, changed, revision: call.revision + 1 };
  return {
    change: { events: added, columns, ...rest, rowChanged: changed.length > 0 },
    also: added.length > 0 ? await writesOf(context, { call, followed }, fact) : [],
  };
}

/** The call that events make, with the event of its judgement if smart tags make something else of it than before. */
async function foldJudged({ judge }: CallContext, { accountId, id }: CallState['call'], events: readonly CallEvent[]) {
  const folded = foldCall(events);
  if (!folded) throw new Error('a stored call has a start');
  if (!isJudged(folded)) return { folded, judged: [] };
  const judgement = await judge({ accountId, id, folded, score: givenScore(events) });
  const judged = judgedEvent(events, judgement, Math.max(...events.map(({ at }) => at)));
  return judged ? { folded: foldCall([...events, judged]) ?? folded, judged: [judged] } : { folded, judged: [] };
}

async function writesOf(
  { subscribers, startSubscribers }: CallContext,
  { call, followed }: Pick<CallState, 'call' | 'followed'>,
  fact: Omit<CallFact, 'kind'>,
) {
  const writes = [];
  // As of its start, nobody hears of an answer if the account has nobody to tell: that costs its webhook nothing.
  const answered = followed ? startSubscribers : [];
  for (const kind of kindsOf(call, fact.folded))
    for (const hear of kind === 'call.answered' ? answered : subscribers)
      writes.push(...(await hear({ kind, ...fact })));
  return writes;
}

/** What happened to a call. That somebody answered may become known only with its end, or later still. */
function kindsOf(before: CallState['call'], { state, status }: FoldedCall): CallFact['kind'][] {
  const was = stateCodes[before.state];
  const isOver = state === 'ended';
  const [isAnswered, wasAnswered] = [
    state === 'answered' || status === 'answered',
    was === 'answered' || statusCodes[before.status ?? -1] === 'answered',
  ];
  const over = was === 'ended' ? ('call.changed' as const) : ('call.ended' as const);
  return [...(isAnswered && !wasAnswered ? ['call.answered' as const] : []), ...(isOver ? [over] : [])];
}

function changedColumns(call: CallState['call'], columns: FoldedColumns): string[] {
  return Object.entries(columns)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(call[name as keyof FoldedColumns]))
    .map(([name]) => name);
}

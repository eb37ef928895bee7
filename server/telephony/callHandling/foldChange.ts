import { stateCodes } from '../../kernel/db/schema/calls.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { foldedColumns, type FoldedColumns } from '../calls/callRow.ts';
import { foldCall } from '../calls/foldCall.ts';
import type { CallChange, CallHead, CallState } from './callStates.repository.ts';
import type { CallFact } from './callFact.ts';
import type { CallContext } from './callContext.ts';
import type { Decision } from './changeCall.ts';

/**
 * The change of a call by new events: its row folded from all of them, and what features write about its end. Nothing if
 * there is neither a new event nor another change.
 */
export async function foldChange(
  context: CallContext,
  { call, events }: CallState,
  fresh: readonly CallEvent[],
  rest: Pick<CallChange, 'live' | 'response'> = {},
): Promise<Omit<Decision<never>, 'answer'>> {
  const known = new Set(events.map(({ key }) => key));
  const added = fresh.filter(({ key }) => !known.has(key));
  if (added.length === 0 && Object.keys(rest).length === 0) return {};
  const folded = foldCall([...events, ...added]);
  if (!folded) throw new Error('a stored call has a start');
  const columns = foldedColumns(folded);
  const key = { accountId: call.accountId, callUuid: call.uuid };
  const changed = changedColumns(call, columns);
  const fact = { key, folded, changed, revision: call.revision + 1 };
  return {
    change: { events: added, columns, ...rest, rowChanged: changed.length > 0 },
    also: added.length > 0 ? await writesOf(context, call, fact) : [],
  };
}

async function writesOf({ subscribers }: CallContext, before: CallHead, fact: Omit<CallFact, 'kind'>) {
  if (fact.folded.state !== 'ended') return [];
  const kind = stateCodes[before.state] === 'ended' ? 'call.changed' : 'call.ended';
  const writes = [];
  for (const hear of subscribers) writes.push(...(await hear({ kind, ...fact })));
  return writes;
}

function changedColumns(call: CallHead, columns: FoldedColumns): string[] {
  return Object.entries(columns)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(call[name as keyof FoldedColumns]))
    .map(([name]) => name);
}

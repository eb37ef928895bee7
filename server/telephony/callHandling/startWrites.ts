import type { Tx } from '../../kernel/db/executor.ts';
import { foldCall } from '../calls/foldCall.ts';
import type { CallContext } from './callContext.ts';
import type { NewCallRows } from './newCalls.repository.ts';

export type Writes = ((tx: Tx) => Promise<unknown>)[];

/** What follows the start of a call, to be written with it. */
export async function startWrites({ startSubscribers }: CallContext, { key, events }: NewCallRows): Promise<Writes> {
  const folded = foldCall(events);
  if (!folded) throw new Error('a call that starts has a start');
  const writes: Writes = [];
  for (const hear of startSubscribers)
    writes.push(...(await hear({ kind: 'call.started', key, folded, changed: [], revision: 0 })));
  return writes;
}

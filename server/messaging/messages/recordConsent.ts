import type { Emit } from '../../kernel/events/happened.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { addConsent, addOptOuts, type NewConsent } from './consent.repository.ts';

/** Writes what somebody said about consent to the ledger, where it takes effect. */
export async function recordConsent(tx: Tx, emit: Emit, entry: NewConsent): Promise<void> {
  if (entry.change === 'opt-out') await recordOptOuts(tx, emit, [entry]);
  else await addConsent(tx, entry);
}

/** Opts people of one account out, each once. */
export async function recordOptOuts(tx: Tx, emit: Emit, entries: readonly NewConsent[]): Promise<void> {
  const added = await addOptOuts(tx, entries);
  const [first] = entries;
  if (!first || added.length === 0) return;
  const { accountId, did = '', stamp: at } = first;
  await emit(tx, { kind: 'contacts.optedOut', accountId, optOuts: added.map((id) => ({ id, did })), at });
}

import type { Db, Tx } from '../../kernel/db/executor.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import type { CallKey } from '../calls/callKey.ts';
import { deleteCrmNames, saveCrmName } from './crmNames.repository.ts';

/** Keeps what a linked CRM calls a caller, null if it knows no name, and shows it where the call is open. */
export async function keepCrmName(
  db: Db,
  { accountId, callUuid: uuid }: CallKey,
  { number, name }: { number: string; name: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNews = await (name === null
      ? deleteCrmNames(tx, accountId, number)
      : saveCrmName(tx, { accountId, number, name }));
    if (isNews) await notifyLive(tx, accountId, { kind: 'call.changed', uuid });
  });
}

/** Forgets all names of an account’s CRM, such as when it is linked no longer. */
export async function forgetCrmNames(tx: Tx, accountId: number): Promise<void> {
  await deleteCrmNames(tx, accountId);
}

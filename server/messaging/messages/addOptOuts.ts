import type { z } from 'zod';
import type { AddedOptOuts, optOuts } from '#contract/messaging/optOuts.contract.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { ownOptOuts } from './consent.repository.ts';
import { recordOptOuts } from './recordConsent.ts';
import { findSendingAccount } from './sendQueue.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { readNumber } from './readNumber.ts';

/** Rows of a statement. */
const batchSize = 1000;

/**
 * Opts many people out at once, each with the same evidence, or nobody.
 * @throws AppError ACCESS_DENIED_ACCOUNT.
 */
export async function addOptOuts(
  { db, author, now }: Actor,
  accountId: number,
  { numbers, evidence, country, below }: z.output<typeof optOuts.addOptOuts.body>,
  emit: Emit,
): Promise<z.input<typeof AddedOptOuts>> {
  return transact(db, async (tx) => {
    const account = await findSendingAccount(tx, accountId);
    if (!account) throw new AppError('ACCESS_DENIED_ACCOUNT');
    const read = numbers.map((typed) => ({ typed, msisdn: readNumber(typed, country ?? account.country)?.msisdn }));
    // Everybody writes them in this order, so that no two wait for each other.
    const people = [...new Set(read.flatMap(({ msisdn }) => msisdn ?? []))].toSorted();
    const invalid = read.flatMap(({ typed, msisdn }) => (msisdn === undefined ? [typed] : []));
    const by = { accountId, change: 'opt-out', source: 'import', evidence, below, userName: author.email } as const;
    let added = 0;
    for (let from = 0; from < people.length; from += batchSize) {
      const batch = people.slice(from, from + batchSize);
      const known = await ownOptOuts(tx, accountId, { numbers: batch, below });
      const rest = batch.filter((msisdn) => !known.has(msisdn));
      await recordOptOuts(
        tx,
        emit,
        rest.map((msisdn) => ({ ...by, msisdn, stamp: now })),
      );
      added += rest.length;
    }
    const audit = { accountId, action: 'consent.imported', subject: `${added} numbers`, after: { evidence } };
    if (added > 0) await writeAudit(tx, author, audit);
    return { added, known: numbers.length - invalid.length - added, invalid };
  });
}

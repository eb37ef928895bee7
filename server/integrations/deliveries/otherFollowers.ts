import type { Tx } from '../../kernel/db/executor.ts';
import type { Fact, Subscriber } from '../../kernel/events/happened.ts';
import { type Means, queueFor, queueForAbove } from './followers.ts';

/** Queues texts that went out or failed. One can do both, each once. */
export const sendsOnSettledTexts =
  (means: Means): Subscriber<'texts.settled'> =>
  (tx, { accountId, texts, at }) =>
    queueFor(
      tx,
      means,
      texts.map(({ id, did, is }) => {
        const kind = `text.${is}` as const;
        return { kind, accountId, subject: id, eventId: `${kind} ${id}`, did, tags: [], at };
      }),
    );

/** By whatever they came: a text, a person, a list or the carrier. */
export const sendsOnOptOuts =
  (means: Means): Subscriber<'contacts.optedOut'> =>
  (tx, { accountId, optOuts, at }) => {
    const kind = 'contact.optedOut' as const;
    const eventOf = ({ id, did }: (typeof optOuts)[number]) => ({
      kind,
      accountId,
      subject: id,
      eventId: `${kind} ${id}`,
      did,
      tags: [],
      at,
    });
    return queueForAbove(tx, means, optOuts.map(eventOf));
  };

/** Queues numbers that an account got or gave up. */
export const sendsOnNumbers =
  (means: Means) =>
  (tx: Tx, { kind, accountId, numberId, did, at }: Fact<'number.added' | 'number.removed'>): Promise<void> =>
    queueForAbove(tx, means, [
      { kind, accountId, subject: numberId, eventId: `${kind} ${numberId}`, did, tags: [], at },
    ]);

/** Queues sales that an upload added or corrected. */
export const sendsOnSales =
  (means: Means): Subscriber<'sales.recorded'> =>
  (tx, { accountId, uploadId, sales, at }) => {
    const kind = 'sale.recorded' as const;
    const eventOf = ({ id, did }: (typeof sales)[number]) => ({
      kind,
      accountId,
      subject: id,
      eventId: `${kind} ${id} ${uploadId}`,
      did,
      tags: [],
      at,
    });
    return queueForAbove(tx, means, sales.map(eventOf));
  };

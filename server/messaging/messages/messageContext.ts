import type { SenderKind } from '#values/sms/sender.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { LiveNotice } from '../../kernel/live/notifyLive.ts';
import type { SenderRates } from './senderRates.ts';

/**
 * Why some messages that follow calls may not go out any more, by their ids: the codes that they keep as their errors. It is asked
 * in the transaction that claims them.
 */
export type CheckFollowUps = (
  tx: Tx,
  accountId: number,
  messageIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, string>>;

/** What handling messages needs. */
export interface MessageContext {
  db: Db;
  jobs: Pick<JobQueue, 'send'>;
  /** Tells features what happened. */
  emit: Emit;
  /** Tells live streams after the commit. */
  changed: (notice: LiveNotice) => void;
  now: () => Date;
  checkFollowUps: CheckFollowUps;
  /** The sender of texts that no number of an account can send; undefined without one. */
  ownSender: string | undefined;
  /** The whole texts that the carrier answers, in capitals, so that we don’t. */
  carrierAnswers: ReadonlySet<string>;
  /** What the carrier takes from senders without a rate of their own. */
  rates: SenderRates;
  /** What it takes texts from. */
  takes: readonly SenderKind[];
}

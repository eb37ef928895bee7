import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { CallFact, CallSubscriber } from '../../telephony/callHandling/callFact.ts';
import type { CompiledFlows } from '../../telephony/callHandling/compiledFlows.ts';
import type { CallKey } from '../../telephony/calls/callKey.ts';
import type { FoldedCall } from '../../telephony/calls/foldCall.ts';

/** What powerups read with. */
export interface CallReader {
  db: Db;
  flows: CompiledFlows;
}

/** What powerups act with. */
interface Acting {
  jobs: Pick<JobQueue, 'send'>;
  now: () => Date;
}

/** A call that is over. */
interface Ended {
  kind: CallFact['kind'];
  key: CallKey;
  folded: FoldedCall;
}

interface Declared<Settings, Act> {
  id: string;
  on: readonly CallFact['kind'][];
  /** The settings in force for a call, with what else decides; undefined while it is off. */
  read: (reading: CallReader, call: Ended) => Promise<Settings | undefined>;
  /** What to do about a call. Pure, so that past calls can be asked what it would have done. */
  decide: (call: FoldedCall, settings: Settings) => readonly Act[];
  /** Writes or queues it in the transaction of the call's change. A later change may decide the same again. */
  act: (tx: Tx, act: Act, means: { call: CallKey } & Acting) => Promise<unknown>;
}

/** What follows calls automatically. `server/powerups.ts` lists them. */
export interface Powerup {
  id: string;
  follows: (means: CallReader & Acting) => CallSubscriber;
}

/**
 * Declares a powerup, the whole of it. Calls placed to try something out ask for nothing, and a call about which it decides
 * nothing costs its webhook no statement of its own.
 */
export function definePowerup<Settings, Act>({ id, on, read, decide, act }: Declared<Settings, Act>): Powerup {
  return {
    id,
    follows:
      ({ jobs, now, ...reading }) =>
      async ({ kind, key, folded }) => {
        if (!on.includes(kind) || folded.started.test) return [];
        const settings = await read(reading, { kind, key, folded });
        const actions = settings === undefined ? [] : decide(folded, settings);
        return actions.map((one) => (tx: Tx) => act(tx, one, { call: key, jobs, now }));
      },
  };
}

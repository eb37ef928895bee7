import type { CallKey } from '../../calls/callKey.ts';
import type { Db } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { CompiledFlows } from './compiledFlows.ts';

/** What the handling of calls depends on. */
export interface CallContext {
  db: Db;
  flows: CompiledFlows;
  /** Reports that a call's row changed; called after its transaction. */
  changed(key: CallKey): void;
  /** JobQueue are queued in the transaction of the events that ask for them. */
  jobs: Pick<JobQueue, 'fetchRecording' | 'sendMails'>;
}

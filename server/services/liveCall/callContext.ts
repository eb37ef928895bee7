import type { CallKey } from '../../calls/callKey.ts';
import type { Db } from '../../db/executor.ts';
import type { Jobs } from '../../jobs/openJobs.ts';
import type { CompiledFlows } from './compiledFlows.ts';

/** What the handling of calls depends on. */
export interface CallContext {
  db: Db;
  flows: CompiledFlows;
  /** Reports that a call's row changed; called after its transaction. */
  changed(key: CallKey): void;
  /** Jobs are queued in the transaction of the events that ask for them. */
  jobs: Pick<Jobs, 'fetchRecording' | 'sendMails'>;
}

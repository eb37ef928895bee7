import type { Db } from '../../db/executor.ts';
import type { Jobs } from '../../jobs/openJobs.ts';
import type { CallKey } from '../../carriers/callAddresses.ts';
import type { CompiledFlows } from './compiledFlows.ts';

/** What the handling of calls is given. */
export interface LiveCalls {
  db: Db;
  publicBaseUrl: string;
  flows: CompiledFlows;
  /** Tells readers that a call says something else now; called after its transaction. */
  changed(key: CallKey): void;
  /** Work that is asked for in the transaction that wrote it down. */
  jobs: Pick<Jobs, 'fetchRecording' | 'sendMails'>;
}

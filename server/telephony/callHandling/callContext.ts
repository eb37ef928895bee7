import type { CallKey } from '../calls/callKey.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { KnownFallbacks } from '../flows/knownFallbacks.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { CallJudge, CallSubscriber } from './callFact.ts';
import type { CompiledFlows } from './compiledFlows.ts';
import type { RecentCalls } from './recentCalls.ts';

/** The dependencies of call handling. */
export interface CallContext {
  db: Db;
  flows: CompiledFlows;
  recent: RecentCalls;
  /** What callers get while the database doesn't answer. */
  fallbacks: KnownFallbacks;
  /** Where postcodes are. */
  places: PostcodePlaces;
  /** Reports that a call's row changed; called after its transaction. */
  changed(key: CallKey): void;
  /** Reports a call to a number that no account has. */
  strayCall(called: string, callSid: string): void;
  /** Jobs are queued in the same transaction as the events that require them. */
  jobs: Pick<JobQueue, 'send'>;
  /** Tells features what happened. */
  emit: Emit;
  /** Gives calls that are over their smart tags. */
  judge: CallJudge;
  /** Features that follow calls. */
  subscribers: readonly CallSubscriber[];
  /** Those that hear of its start too, if the number’s account has anybody to tell, and of its answer. */
  startSubscribers: readonly CallSubscriber[];
}

import type { Db } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { Principal } from '../../repositories/sessions.repository.ts';

/** What changes of people need of the request. */
export interface Managing {
  db: Db;
  /** Without row-level security: to judge what a change would open that the user does not see. */
  system: Db;
  scope: Scope;
  principal: Principal;
  author: Author;
  jobs: Pick<JobQueue, 'sendMails'>;
  now: Date;
}

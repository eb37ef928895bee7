import type { Db } from '../../db/executor.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { Principal } from '../../repositories/sessions.repository.ts';

/** The dependencies of changes to users. */
export interface Managing {
  db: Db;
  /** Without row-level security, to check what a change would grant in accounts that the user cannot see. */
  system: Db;
  scope: Scope;
  principal: Principal;
  author: Author;
  jobs: Pick<JobQueue, 'send'>;
  now: Date;
}

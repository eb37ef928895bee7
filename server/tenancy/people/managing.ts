import type { Db } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Principal } from '../../kernel/access/sessions.ts';

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

import type { Db } from '../../db/executor.ts';
import type { Jobs } from '../../jobs/openJobs.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { Reader } from '../../repositories/sessions.repository.ts';

/** What changes of people need of the request. */
export interface Managing {
  db: Db;
  /** Without row-level security: to judge what a change would open that the reader does not see. */
  system: Db;
  scope: Scope;
  reader: Reader;
  author: Author;
  jobs: Pick<Jobs, 'sendMails'>;
  now: Date;
}

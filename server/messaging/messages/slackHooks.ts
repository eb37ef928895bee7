import type { Author } from '../../kernel/access/auditLog.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';

/** Where texts to numbers are posted in Slack. Applications show and set it; posting is an integration. */
export interface SlackHooks {
  /** When Slack last refused a text for good, if it took none since; undefined without a hook. */
  refusedAt: (executor: Executor, application: ApplicationKey) => Promise<Date | null | undefined>;
  keep: (tx: Tx, author: Author, application: ApplicationKey & { did: string }, hook: string) => Promise<void>;
  drop: (tx: Tx, application: ApplicationKey) => Promise<void>;
}

interface ApplicationKey {
  accountId: number;
  id: string;
}

import type { Config } from '../../kernel/config/config.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { internet, type Outside } from '../../kernel/outside/fetchOutside.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { MailKinds } from '../../kernel/mail/mailKind.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';

/** The dependencies of a change to an account's brand. */
export interface Customising {
  db: Db;
  /** For the brands of accounts above and the hosts of others, which the user's own database does not show. */
  system: Db;
  config: Config;
  scope: Scope;
  author: Author;
  accountId: number;
  mailer: Mailer;
  outside?: Outside;
}

/** With the kinds of mail that there are. */
export interface MailCustomising extends Customising {
  mailKinds: MailKinds;
}

export const outsideOf = ({ outside = internet }: Customising): Outside => outside;

/**
 * The version after the one that a change is based on; 0 means none existed.
 * @throws AppError STALE-VERSION with `{ version }` if it has changed.
 */
export function nextVersion(read: number, now: { version: number } | undefined): number {
  const version = now?.version ?? 0;
  if (read !== version) throw new AppError('STALE-VERSION', { version });
  return version + 1;
}

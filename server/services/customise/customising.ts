import type { Config } from '../../config.ts';
import type { Db } from '../../db/executor.ts';
import { internet, type Outside } from '../../integrations/fetchOutside.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';
import type { MailKinds } from '../mail/mailKind.ts';
import type { Mailer } from '../mail/mailer.ts';

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

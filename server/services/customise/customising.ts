import type { Config } from '../../config.ts';
import type { Db } from '../../db/executor.ts';
import { internet, type Outside } from '../../integrations/fetchOutside.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What a change of an account's brand needs. */
export interface Customising {
  db: Db;
  /** Brands of accounts above, hosts of others: what the user's own database does not show. */
  system: Db;
  config: Config;
  scope: Scope;
  author: Author;
  accountId: number;
  mailer: Mailer;
  outside?: Outside;
}

export const outsideOf = ({ outside = internet }: Customising): Outside => outside;

/**
 * The version after one that was read; 0 means that nothing was there.
 * @throws AppError STALE-VERSION with `{ version }` when another is there now.
 */
export function nextVersion(read: number, now: { version: number } | undefined): number {
  const version = now?.version ?? 0;
  if (read !== version) throw new AppError('STALE-VERSION', { version });
  return version + 1;
}

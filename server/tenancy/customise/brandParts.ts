import type { Config } from '../../kernel/config/config.ts';
import { internet, type Outside } from '../../kernel/outside/fetchOutside.ts';
import { AppError } from '../../kernel/appError.ts';
import type { MailKinds } from '../../kernel/mail/mailKind.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';

/** What changes of a brand need. */
export interface BrandParts {
  config: Config;
  mailer: Mailer;
  outside?: Outside;
}

/** With the kinds of mail that there are. */
export interface MailParts extends BrandParts {
  mailKinds: MailKinds;
}

export const outsideOf = ({ outside = internet }: BrandParts): Outside => outside;

/**
 * The version after the one that a change is based on; 0 means none existed.
 * @throws AppError STALE-VERSION with `{ version }` if it has changed.
 */
export function nextVersion(read: number, now: { version: number } | undefined): number {
  const version = now?.version ?? 0;
  if (read !== version) throw new AppError('STALE-VERSION', { version });
  return version + 1;
}

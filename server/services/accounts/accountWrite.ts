import { resellers } from '#values/roleGroups.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Db } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { Author } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { Principal } from '../../repositories/sessions.repository.ts';
import { AppError } from '../appError.ts';

/**
 * The dependencies of account changes. `db` is the whole database: a new account is in nobody's scope yet, and moving a
 * branch updates closure rows of accounts above the user. `scope` decides what may be changed.
 */
export interface AccountWrite {
  db: Db;
  scope: Scope;
  principal: Pick<Principal, 'accountId' | 'allow'>;
  author: Author;
  jobs: Pick<JobQueue, 'sendMails'>;
  vaultKey: Uint8Array;
  now: Date;
}

interface SoldFields {
  type?: string | undefined;
  plan?: string | null | undefined;
  billerCode?: string | null | undefined;
  highway?: string | null | undefined;
  billingClient?: boolean | undefined;
}

/**
 * Plans, billing references, highways, billing clients and the reseller type may only be set by resellers.
 * @throws AppError ACCESS-DENIED.
 */
export function guardSoldFields({ principal }: AccountWrite, before: SoldFields, change: SoldFields): void {
  const differs = (name: keyof SoldFields) => change[name] !== undefined && change[name] !== before[name];
  const resells = differs('type') && (change.type === 'reseller' || before.type === 'reseller');
  const sold = resells || (['plan', 'billerCode', 'highway', 'billingClient'] as const).some(differs);
  if (sold && !isAllowed(principal.allow, resellers)) throw new AppError('ACCESS-DENIED');
}

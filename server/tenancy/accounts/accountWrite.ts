import { resellers } from '#values/roleGroups.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { AppError } from '../../kernel/appError.ts';
import { reachOf } from '../people/grants.ts';

/**
 * The dependencies of account changes. `db` is the whole database: a new account is in nobody's scope yet, and moving a
 * branch updates closure rows of accounts above the user. `scope` decides what may be changed.
 */
export interface AccountWrite {
  db: Db;
  scope: Scope;
  principal: Pick<Principal, 'accountId' | 'userId' | 'allow'>;
  author: Author;
  jobs: Pick<JobQueue, 'send'>;
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
 * Plans, billing references, highways, billing clients and the reseller type may only be set by those who are resellers
 * in this very account, whatever they are elsewhere.
 * @throws AppError ACCESS-DENIED.
 */
export async function guardSoldFields(
  tx: Tx,
  { principal }: AccountWrite,
  account: number,
  before: SoldFields,
  change: SoldFields,
): Promise<void> {
  const differs = (name: keyof SoldFields) => change[name] !== undefined && change[name] !== before[name];
  const resells = differs('type') && (change.type === 'reseller' || before.type === 'reseller');
  const sold = resells || (['plan', 'billerCode', 'highway', 'billingClient'] as const).some(differs);
  if (!sold) return;
  const reach = await reachOf(tx, principal);
  if (!isAllowed(reach(account) ?? {}, resellers)) throw new AppError('ACCESS-DENIED');
}

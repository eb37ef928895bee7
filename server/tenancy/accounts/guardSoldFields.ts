import { resellers } from '#values/roleGroups.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { reachOf } from '../people/grants.ts';

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
  { principal }: Actor,
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

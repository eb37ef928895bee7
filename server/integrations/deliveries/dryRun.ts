import type { z } from 'zod';
import type { DryRun, DryRunCall } from '#contract/integrations/integrations.contract.ts';
import type { DeliveredKind, FilterKind } from '#values/integrationWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { holds, scopeOf } from '../../kernel/access/scope.ts';
import type { IntegrationFilters } from '../../kernel/db/schema/integrations.ts';
import { found } from '../../kernel/found.ts';
import { listLatestCalls } from '../../telephony/callLog/latestCalls.ts';
import type { Integrations } from './defineIntegration.ts';
import { findIntegration } from './integrations.repository.ts';
import { keptBackBy } from './keptBackBy.rules.ts';

type Drafted = z.output<typeof DryRun>;
type LatestCall = Awaited<ReturnType<typeof listLatestCalls>>[number];

const mostCalls = 100;

/**
 * What an integration would send of the latest calls that the user sees, with drafted filters and with its present ones.
 * @throws AppError NOT-FOUND, also for an integration of another account or type, ACCESS_DENIED_ACCOUNT.
 */
export async function dryRun(
  { db, system, scope }: Actor,
  { account, type, uuid, filters: draft }: Drafted,
  integrations: Integrations,
): Promise<z.input<typeof DryRunCall>[]> {
  requireAccount(scope, account);
  const kept = uuid === null ? undefined : found(await findIntegration(db, scope, uuid));
  if (kept && (kept.accountId !== account || kept.type !== type)) throw new AppError('NOT-FOUND');
  const hearsBelow = draft.subAccounts || kept?.filters.subAccounts;
  const accounts = hearsBelow ? await listSubtree(system, account) : [account];
  const seen = scopeOf(accounts.filter((one) => holds(scope, one)));
  const { on } = integrations[type];
  const sent = (filters: IntegrationFilters, call: LatestCall) =>
    filters.subAccounts || call.account === account ? judged(filters, call, on) : none;
  return (await listLatestCalls(db, seen, mostCalls)).map((call) => {
    const { uuid: id, account: of, dateStart, caller, trackingNumber, tags } = call;
    const { kinds, keptBack } = sent(draft, call);
    const present = kept ? sent(kept.filters, call).kinds : null;
    return { uuid: id, account: of, dateStart, caller, trackingNumber, tags, draft: kinds, present, keptBack };
  });
}

interface Judged {
  kinds: DeliveredKind[];
  keptBack: FilterKind | null;
}

const none: Judged = { kinds: [], keptBack: null };

/** The events of a call, which has no tags when it starts, that filters let through; if none, which filter keeps them back. */
function judged(filters: IntegrationFilters, call: LatestCall, on: readonly DeliveredKind[]): Judged {
  const { trackingNumber: did, tags } = call;
  const happened: DeliveredKind[] = [
    'call.started',
    ...(call.state === 'ended' ? ['call.ended' as const] : []),
    ...(tags.length > 0 ? ['call.tagged' as const] : []),
  ];
  const events = happened
    .filter((kind) => on.includes(kind))
    .map((kind) => ({ kind, did, tags: kind === 'call.started' ? [] : tags }));
  const kinds = events.filter((event) => keptBackBy(filters, event) === null).map(({ kind }) => kind);
  const reasons = events.flatMap((event) => keptBackBy(filters, event) ?? []);
  return { kinds, keptBack: kinds.length > 0 ? null : (reasons[0] ?? null) };
}

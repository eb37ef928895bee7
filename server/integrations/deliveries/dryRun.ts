import type { z } from 'zod';
import type { DryRun, DryRunCall } from '#contract/integrations/integrations.contract.ts';
import type { DeliveredKind, KeptBack } from '#values/integrationWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { holds, scopeOf } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { listLatestCalls } from '../../telephony/callLog/latestCalls.ts';
import type { Integration, Integrations } from './defineIntegration.ts';
import { eventsOfCall } from './eventsOfCall.rules.ts';
import { measurementsOf } from '../../telephony/numbers/measurementsOf.ts';
import { findIntegration } from './integrations.repository.ts';

type Drafted = z.output<typeof DryRun>;
type Sending = Parameters<Integration['keptBack']>[0];
type LatestCall = Awaited<ReturnType<typeof listLatestCalls>>[number];

const mostCalls = 100;

/**
 * What an integration would send of the latest calls that the user sees, with drafted filters and with its present ones.
 * @throws AppError NOT-FOUND, also for an integration of another account or type, ACCESS_DENIED_ACCOUNT, INVALID-PAYLOAD.
 */
export async function dryRun(
  { db, system, scope }: Actor,
  { account, type, uuid, filters: draft, settings: drafted }: Drafted,
  integrations: Integrations,
): Promise<z.input<typeof DryRunCall>[]> {
  requireAccount(scope, account);
  const kept = uuid === null ? undefined : found(await findIntegration(db, scope, uuid));
  if (kept && (kept.accountId !== account || kept.type !== type)) throw new AppError('NOT-FOUND');
  const hearsBelow = draft.subAccounts || kept?.filters.subAccounts;
  const accounts = hearsBelow ? await listSubtree(system, account) : [account];
  const seen = scopeOf(accounts.filter((one) => holds(scope, one)));
  const integration = integrations[type];
  const settings = { ...kept?.settings, ...drafted };
  if (!integration.takes(settings)) throw new AppError('INVALID-PAYLOAD', ['settings']);
  const calls = await listLatestCalls(db, seen, mostCalls);
  const dids = integration.isNamedByNumbers ? calls.map(({ trackingNumber }) => trackingNumber) : [];
  const named = await measurementsOf(db, seen, dids);
  const sent = (row: Sending, call: LatestCall) =>
    row.filters.subAccounts || call.account === account
      ? judged(integration, row, { call, measurement: named.get(call.trackingNumber) })
      : none;
  return calls.map((call) => {
    const { uuid: id, account: of, dateStart, caller, trackingNumber, tags } = call;
    const { kinds, keptBack } = sent({ settings, filters: draft }, call);
    const present = kept ? sent(kept, call).kinds : null;
    return { uuid: id, account: of, dateStart, caller, trackingNumber, tags, draft: kinds, present, keptBack };
  });
}

interface Judged {
  kinds: DeliveredKind[];
  keptBack: KeptBack | null;
}

const none: Judged = { kinds: [], keptBack: null };

/** The events of a call that get through; if none, what keeps them back. */
function judged(
  { on, keptBack }: Integration,
  row: Sending,
  { call, measurement }: { call: LatestCall; measurement: string | undefined },
): Judged {
  const events = eventsOfCall(call, measurement).filter(({ kind }) => on.includes(kind));
  const kinds = events.filter((event) => keptBack(row, event) === null).map(({ kind }) => kind);
  const reasons = events.flatMap((event) => keptBack(row, event) ?? []);
  return { kinds, keptBack: kinds.length > 0 ? null : (reasons[0] ?? null) };
}

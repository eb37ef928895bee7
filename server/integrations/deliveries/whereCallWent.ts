import type { z } from 'zod';
import type { CallDelivery } from '#contract/integrations/integrations.contract.ts';
import type { WhyNot } from '#values/integrationWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { readSeenCall } from '../../telephony/callLog/seenCall.ts';
import { measurementsOf } from '../../telephony/numbers/measurementsOf.ts';
import { toDelivery, toIntegration } from './changeIntegration.ts';
import type { Integration, Integrations } from './defineIntegration.ts';
import { listAbout } from './deliveries.repository.ts';
import { eventsOfCall } from './eventsOfCall.rules.ts';
import { findFollowers } from './fanOut.ts';
import type { IntegrationRow } from './integrations.repository.ts';
import { keptMs } from './keptLog.rules.ts';

type SeenCall = Awaited<ReturnType<typeof readSeenCall>>;

/**
 * What each integration that hears of a call’s account got of it, or why it got nothing. Those of accounts that the user doesn’t see
 * are left out, and outbound calls go nowhere.
 * @throws AppError NOT-FOUND.
 */
export async function whereCallWent(
  { db, scope, now }: Actor,
  uuid: string,
  integrations: Integrations,
): Promise<z.input<typeof CallDelivery>[]> {
  const call = await readSeenCall(db, scope, uuid);
  if (call.direction === 'outbound') return [];
  const kinds = ['call.started', 'call.answered', 'call.ended', 'call.changed', 'call.tagged'] as const;
  const followers = await findFollowers(db, call.account, { integrations, kinds });
  if (followers.length === 0) return [];
  const accounts = [...new Set(followers.map(({ accountId }) => accountId))];
  const [rows, named] = await Promise.all([
    listAbout(db, accounts, uuid),
    measurementsOf(db, scopeOf([call.account]), [call.trackingNumber]),
  ]);
  const measurement = named.get(call.trackingNumber);
  return followers.map((row) => {
    const { account, type, name, pausedAt } = toIntegration({ ...row, waiting: 0 });
    const deliveries = rows.filter(({ integrationId }) => integrationId === row.id).map(toDelivery);
    const whyNot = deliveries.length > 0 ? null : whyNothing(integrations[type], row, { call, measurement, now });
    return { uuid: row.id, account, type, name, pausedAt, deliveries, whyNot };
  });
}

/** Null if nothing explains it, such as settings that have changed since. */
function whyNothing(
  integration: Integration,
  row: IntegrationRow,
  { call, measurement, now }: { call: SeenCall; measurement: string | undefined; now: Date },
): WhyNot | null {
  if (call.test) return 'testCall';
  const begun = Date.parse(call.dateStart);
  if (begun < row.createdAt.getTime()) return 'setUpLater';
  const reasonsWhile = (state: SeenCall['state']) =>
    eventsOfCall({ ...call, state }, measurement)
      .filter(({ kind }) => integration.on.includes(kind))
      .map((event) => integration.keptBack(row, event));
  const [ended, sofar] = [reasonsWhile('ended'), reasonsWhile(call.state)];
  if (!ended.includes(null)) return ended[0] ?? null;
  if (!sofar.includes(null)) return 'notOver';
  return now.getTime() - begun > keptMs ? 'logEnded' : null;
}

import type { z } from 'zod';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import type { RecordedRun } from '#values/flow/recordedRun.ts';
import { nameOf } from '#flows/core/dialTarget.ts';
import type { AttributedVisit } from '../../attribution/visits/attributeCall.ts';
import { pagesOfVisit } from '../../attribution/visits/readVisits.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { listCallEvents } from './callEvents.repository.ts';
import { findCall, findCallRoute, findNeighbour, findPlace } from './calls.repository.ts';
import { findFlowVersion } from '../flows/publishedFlows.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { ofKind, type OtherFlow } from '../calls/callEvent.ts';
import type { CallOrigin } from '../calls/callOrigin.ts';
import { foldCall } from '../calls/foldCall.ts';
import { callActivity } from './callActivity.ts';
import { recordedRun } from '../calls/recordedRun.ts';

type Reading = Pick<Actor, 'db' | 'system' | 'scope'>;

/**
 * A call, for a user in a time zone, with its legs, its activity and its route through its version of the flow.
 * @throws AppError NOT-FOUND when the scope has no such call.
 */
export async function callDetail(
  { db, system, scope }: Reading,
  uuid: string,
  timezone: string,
): Promise<z.input<typeof CallDetail>> {
  const [call, ran, place] = await Promise.all([
    findCall(db, scope, uuid, timezone),
    findCallRoute(db, scope, uuid),
    findPlace(db, scope, uuid),
  ]);
  if (!call || !ran || !place) throw new AppError('NOT-FOUND');
  const [events, older, newer] = await Promise.all([
    listCallEvents(db, { accountId: ran.account, callUuid: uuid }),
    findNeighbour(db, scope, { after: place, direction: call.direction }, 'desc'),
    findNeighbour(db, scope, { after: place, direction: call.direction }, 'asc'),
  ]);
  const folded = foldCall(events);
  const legs = (folded?.legs ?? []).map(({ at, target, outcome, ringSeconds, talkSeconds }) => ({
    at: new Date(at).toISOString(),
    target: nameOf(target),
    outcome,
    ringSeconds,
    talkSeconds,
  }));
  const deleted = call.audio ? undefined : ofKind(events, 'recording.deleted').at(-1);
  const audioDeleted = deleted === undefined ? null : new Date(deleted.at).toISOString();
  const run = recordedRun(events);
  const route = run && (await routeOf(db, ran, folded?.started.flow?.others ?? [], run));
  const origin = folded?.started.origin ?? noOrigin;
  const visit = Object.values(ran.visit).some((part) => part !== null) ? ran.visit : null;
  const attribution = await attributionOf(system, ran, folded?.started.web);
  const activity = callActivity(events);
  return { call, visit, attribution, older, newer, legs, ...origin, audioDeleted, activity, route };
}

async function attributionOf(
  system: Db,
  { account, webVisit: visit }: CallRoute,
  web: AttributedVisit | undefined,
): Promise<z.input<typeof CallDetail>['attribution']> {
  if (!web) return null;
  const { rule, evidence, shownAt, alone, visits, possible } = web;
  const pages = visit === null ? [] : await pagesOfVisit(system, { account, visit });
  return { rule, evidence, shownAt: new Date(shownAt).toISOString(), alone, visits, possible, pages };
}

const noOrigin: CallOrigin = { callerName: null, forwardedFrom: null, attestation: null };

type CallRoute = NonNullable<Awaited<ReturnType<typeof findCallRoute>>>;

async function routeOf(
  db: Db,
  route: CallRoute,
  others: readonly OtherFlow[],
  run: RecordedRun,
): Promise<z.input<typeof CallDetail>['route']> {
  if (route.flow === null || route.version === null) return null;
  const document = await findFlowVersion(db, route.account, route.flow, route.version);
  if (!document) return null;
  const ran = { flow: route.flow, flowName: document.name, version: route.version, document, steps: route.steps };
  return { ...ran, others: await othersOf(db, route, others), run };
}

/** The other flows that the call went through, in order. */
async function othersOf(db: Db, route: CallRoute, pinned: readonly OtherFlow[]) {
  const entered = [...new Set(route.steps.flatMap(({ flow }) => flow ?? []))];
  const found = entered.map(async (id) => {
    const version = pinned.find((other) => other.id === id)?.version;
    if (version === undefined) return [];
    const document = await findFlowVersion(db, route.account, id, version);
    return document ? [{ flow: id, flowName: document.name, version, document }] : [];
  });
  return (await Promise.all(found)).flat();
}

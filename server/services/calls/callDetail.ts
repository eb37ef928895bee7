import type { z } from 'zod';
import type { CallDetail } from '#contract/calls.contract.ts';
import type { Db } from '../../db/executor.ts';
import { listCallEvents } from '../../repositories/callEvents.repository.ts';
import { findCall, findCallRoute } from '../../repositories/calls/calls.repository.ts';
import { findVersion } from '../../repositories/flows.repository.ts';
import { type Scope, scopeOf } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';
import { ofKind } from '../../calls/callEvent.ts';
import type { CallOrigin } from '../../calls/callOrigin.ts';
import { foldCall } from '../../calls/foldCall.ts';
import { callActivity } from './callActivity.ts';

/**
 * A call with its legs, its activity and its route through its version of the flow.
 * @throws AppError NOT-FOUND when the scope has no such call.
 */
export async function callDetail(db: Db, scope: Scope, uuid: string): Promise<z.input<typeof CallDetail>> {
  const [call, way] = await Promise.all([findCall(db, scope, uuid), findCallRoute(db, scope, uuid)]);
  if (!call || !way) throw new AppError('NOT-FOUND');
  const events = await listCallEvents(db, { accountId: way.account, callUuid: uuid });
  const folded = foldCall(events);
  const legs = (folded?.legs ?? []).map(({ at, target, outcome, ringSeconds, talkSeconds }) => ({
    at: new Date(at).toISOString(),
    target: target.label || target.number,
    outcome,
    ringSeconds,
    talkSeconds,
  }));
  const deleted = call.audio ? undefined : ofKind(events, 'recording.deleted').at(-1);
  const audioDeleted = deleted === undefined ? null : new Date(deleted.at).toISOString();
  const origin = folded?.started.origin ?? noOrigin;
  return { call, legs, ...origin, audioDeleted, activity: callActivity(events), route: await routeOf(db, way) };
}

const noOrigin: CallOrigin = { callerName: null, forwardedFrom: null, attestation: null };

type Way = NonNullable<Awaited<ReturnType<typeof findCallRoute>>>;

async function routeOf(db: Db, way: Way): Promise<z.input<typeof CallDetail>['route']> {
  if (way.flow === null || way.version === null) return null;
  const ran = await findVersion(db, scopeOf([way.account]), way.flow, way.version);
  if (!ran) return null;
  const { document } = ran;
  return { flow: way.flow, flowName: document.name, version: way.version, document, steps: way.steps };
}

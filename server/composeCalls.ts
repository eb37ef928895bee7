import type { FastifyInstance } from 'fastify';
import type { PostcodePlaces } from './kernel/outside/postcodePlaces.ts';
import { judgesCalls } from './powerups/smartTags/judgesCalls.ts';
import { callSubscribersOf, startSubscribersOf } from './subscribers.ts';
import type { Jobs } from './kernel/jobs/openJobs.ts';
import type { Emit } from './kernel/events/happened.ts';
import { KnownFallbacks } from './telephony/flows/knownFallbacks.ts';
import type { CallContext } from './telephony/callHandling/callContext.ts';
import type { ChangeFeed } from './kernel/live/changeFeed.ts';
import { CompiledFlows } from './telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from './telephony/callHandling/recentCalls.ts';
import type { Db } from './kernel/db/executor.ts';

interface CallParts {
  db: Db;
  emit: Emit;
  places: PostcodePlaces;
  jobs: Jobs;
  feed: ChangeFeed;
  now: () => Date;
}

/** What running calls needs of a running server. */
export function callContext(app: FastifyInstance, { db, emit, places, jobs, feed, now }: CallParts): CallContext {
  const strayCall = (called: string, callSid: string) =>
    app.log.warn({ called, callSid }, 'a call to a number that no account has was rejected');
  const kept = { flows: new CompiledFlows(), recent: new RecentCalls(), fallbacks: new KnownFallbacks() };
  return {
    db,
    ...kept,
    changed: ({ accountId: account, callUuid: uuid }) => feed.changed({ account, kind: 'call.changed', uuid }),
    strayCall,
    jobs,
    places,
    emit,
    judge: judgesCalls({ db }),
    startSubscribers: startSubscribersOf({ db, now }),
    subscribers: callSubscribersOf({ db, jobs, flows: kept.flows, now }),
  };
}

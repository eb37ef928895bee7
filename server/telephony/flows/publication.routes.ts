import type { publication } from '#contract/telephony/publication.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findFlow, type StoredFlow } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { endCanary, startCanary } from './canary.ts';
import { findSchedule } from './scheduledPublishes.repository.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { publishAgain } from './publishAgain.ts';
import { cancelSchedule, schedulePublish, toSchedule } from './schedulePublish.ts';
import { toPublication } from './toFlow.ts';
import { found } from '../../kernel/found.ts';

export const publicationHandlers: HandlersFor<typeof publication> = {
  publishFlowVersion(context) {
    const { id, version } = context.input.params;
    const wanted = { id, version, note: context.input.body.note };
    return publishAgain(actorOf(context), wanted, context.config);
  },
  async getPublication({ db, scope, input }) {
    const flow = found(await findFlow(db, scope, input.params.id));
    return publicationOf(db, scope, flow);
  },
  async startCanary(context) {
    const wanted = { ...context.input.body, id: context.input.params.id };
    const flow = await startCanary(actorOf(context), wanted, context.config);
    return publicationOf(context.db, context.scope, flow);
  },
  async endCanary(context) {
    const { id, action } = context.input.params;
    const flow = await endCanary(actorOf(context), { id, action }, context.config);
    return publicationOf(context.db, context.scope, flow);
  },
  scheduleFlow(context) {
    const wanted = { ...context.input.body, id: context.input.params.id };
    return schedulePublish(actorOf(context), wanted, context.config);
  },
  unscheduleFlow: (context) => cancelSchedule(actorOf(context), context.input.params.id),
};

async function publicationOf(db: Db, scope: Scope, flow: StoredFlow) {
  const schedule = await findSchedule(db, scope, flow.id);
  return toPublication(flow, schedule ? toSchedule(schedule) : null);
}

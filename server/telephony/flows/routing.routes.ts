import type { routing } from '#contract/telephony/routing.contract.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findFlow, listFlows } from './flows.repository.ts';
import { flowVersion, flowVersions } from './flowVersions.ts';
import { flowCounts } from './flowCounts.ts';
import { accountWorld } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { trackedOfSaved } from './savedNumbers.ts';
import { publicHolidays } from './publicHolidays.ts';
import { createFlow, saveFlow } from './saveFlow.ts';
import { toFlow } from './toFlow.ts';
import { found } from '../../kernel/found.ts';
import { changeNumber } from '../numbers/changeNumber.ts';

export const routingHandlers: HandlersFor<typeof routing> = {
  async listFlows({ db, scope }) {
    const found = await listFlows(db, scope);
    return found.map((flow) => ({ ...flow, updatedAt: flow.updatedAt.toISOString() }));
  },
  async getFlow({ db, scope, input }) {
    const flow = found(await findFlow(db, scope, input.params.id));
    return toFlow(flow);
  },
  createFlow(context) {
    const { params, body } = context.input;
    return createFlow(actorOf(context), { account: params.account, draft: body.draft });
  },
  saveFlow(context) {
    const save = { ...context.input.body, id: context.input.params.id };
    return saveFlow(actorOf(context), save, context.config);
  },
  listFlowVersions: ({ db, scope, input }) => flowVersions(db, scope, input.params.id),
  getFlowVersion: ({ db, scope, input }) => flowVersion(db, scope, input.params.id, input.params.version),
  getFlowCounts: ({ db, scope, input, now }) => flowCounts(db, scope, { ...input.params, ...input.query }, now()),
  pointNumber(context) {
    const { params, body } = context.input;
    const key = { did: params.did, version: body.version };
    return changeNumber(actorOf(context), key, { flow: body.flow });
  },
  async getFlowWorld({ db, system, scope, config, input }) {
    const { numbers, flows, contacts, webPhones, self } = input.body;
    const world = await accountWorld(db, scope, config, {
      tracked: await trackedOfSaved({ db, system }, scope, self, numbers),
      flows,
      contacts,
      webPhones,
      self,
    });
    const asked = new Set(numbers);
    return { ...world, blockedNumbers: world.blockedNumbers.filter((number) => asked.has(number)) };
  },
  listHolidays: ({ input: { params, query }, now }) => publicHolidays({ ...params, ...query }, now()),
  async validateFlow({ db, system, scope, config, input }) {
    const { document, self } = input.body;
    const tracked = await trackedOfSaved({ db, system }, scope, self, numbersIn(document));
    return { problems: await checkFlow(db, scope, config, { document, tracked, self }) };
  },
};

import type { routing } from '#contract/routing.contract.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { authorOf } from '../services/access/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { knownNumbers } from '../repositories/calledNumber.repository.ts';
import { findFlow, listFlows } from '../repositories/flows.repository.ts';
import { AppError } from '../services/appError.ts';
import { flowVersion, flowVersions } from '../services/flows/flowVersions.ts';
import { accountWorld } from '../services/flows/accountWorld.ts';
import { createFlow, saveFlow } from '../services/flows/saveFlow.ts';
import { toFlow } from '../services/flows/toFlow.ts';
import { changeNumber } from '../services/numbers/changeNumber.ts';

export const routingHandlers: HandlersFor<typeof routing> = {
  async listFlows({ db, scope }) {
    const found = await listFlows(db, scope);
    return found.map((flow) => ({ ...flow, updatedAt: flow.updatedAt.toISOString() }));
  },
  async getFlow({ db, scope, input }) {
    const flow = await findFlow(db, scope, input.params.id);
    if (!flow) throw new AppError('NOT-FOUND');
    return toFlow(flow);
  },
  createFlow: (context) =>
    createFlow(context.db, authorOf(context), {
      account: context.input.params.account,
      draft: context.input.body.draft,
      now: context.now(),
    }),
  saveFlow(context) {
    const save = { ...context.input.body, id: context.input.params.id };
    return saveFlow(context, context.scope, authorOf(context), save, context.now());
  },
  listFlowVersions: ({ db, scope, input }) => flowVersions(db, scope, input.params.id),
  getFlowVersion: ({ db, scope, input }) => flowVersion(db, scope, input.params.id, input.params.version),
  pointNumber(context) {
    const { params, body } = context.input;
    const key = { did: params.did, version: body.version };
    return changeNumber(context.db, context.scope, authorOf(context), key, { flow: body.flow });
  },
  async getFlowWorld({ db, system, scope, input }) {
    const world = await accountWorld(db, scope, await knownNumbers(system, input.body.numbers));
    const asked = new Set(input.body.numbers);
    return { ...world, blockedNumbers: world.blockedNumbers.filter((number) => asked.has(number)) };
  },
  async validateFlow({ db, system, scope, input }) {
    const { document } = input.body;
    const world = await accountWorld(db, scope, await knownNumbers(system, numbersIn(document)));
    return { problems: validate(document, nodeTypes, toFlowWorld(world)) };
  },
};

import type { flowText } from '#contract/telephony/flowText.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { applyFlow } from './applyFlow.ts';
import { planFlow } from './planFlow.ts';
import { writeFlowText } from './writeFlowText.ts';

export const flowTextHandlers: HandlersFor<typeof flowText> = {
  async getFlowText(context) {
    const { config, input, request, reply } = context;
    const notation = request.headers.accept?.includes('application/json') ? 'json' : 'yaml';
    const { id } = input.params;
    const text = await writeFlowText(actorOf(context), { id, version: input.query.version, notation }, config);
    await reply.type(`application/${notation}; charset=utf-8`).send(text);
  },
  async planFlow(context) {
    const { params, query, body } = context.input;
    const asked = { id: params.id, text: body.text, publish: query.publish === 'true' };
    return (await planFlow(actorOf(context), asked, context.config)).plan;
  },
  applyFlow(context) {
    const { params, query, body } = context.input;
    const apply = { id: params.id, text: body.text, ...query, publish: query.publish === 'true' };
    return applyFlow(actorOf(context), apply, context.config);
  },
};

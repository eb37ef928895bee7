import type { flowText } from '#contract/telephony/flowText.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { applyFlow } from './applyFlow.ts';
import { planFlow } from './planFlow.ts';
import { writeFlowText } from './writeFlowText.ts';

export const flowTextHandlers: HandlersFor<typeof flowText> = {
  async getFlowText({ db, config, scope, input, request, reply }) {
    const notation = request.headers.accept?.includes('application/json') ? 'json' : 'yaml';
    const { id } = input.params;
    const text = await writeFlowText({ db, config }, scope, { id, version: input.query.version, notation });
    await reply.type(`application/${notation}; charset=utf-8`).send(text);
  },
  async planFlow(context) {
    const { params, query, body } = context.input;
    const asked = { id: params.id, text: body.text, publish: query.publish === 'true' };
    return (await planFlow(context, context.scope, asked)).plan;
  },
  applyFlow(context) {
    const { params, query, body } = context.input;
    const apply = { id: params.id, text: body.text, ...query, publish: query.publish === 'true' };
    return applyFlow(context, context.scope, authorOf(context), apply, context.now());
  },
};

import type { slackCalls } from '#contract/integrations/slackCalls.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { changeSlackCalls, readSlackCalls } from './changeSlackCalls.ts';

export const slackCallHandlers = (keeping: Keeping): HandlersFor<typeof slackCalls> => ({
  getSlack: (context) => readSlackCalls(actorOf(context), context.input.params.account, keeping),
  changeSlack(context) {
    const { params, body } = context.input;
    return changeSlackCalls(actorOf(context), { accountId: params.account, ...body }, keeping);
  },
});

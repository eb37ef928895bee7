import type { hooks } from '#contract/integrations/hooks.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { listHooks, sampleHook, subscribeHook, unsubscribeHook } from './changeHooks.ts';

export const hookHandlers = (keeping: Keeping): HandlersFor<typeof hooks> => ({
  listHooks: (context) => listHooks(actorOf(context), context.input.query.account, keeping),
  subscribeHook: (context) => subscribeHook(actorOf(context), context.input.body, keeping),
  unsubscribeHook: (context) => unsubscribeHook(actorOf(context), context.input.params.uuid, keeping),
  sampleHook: (context) => sampleHook(actorOf(context), context.input.query),
});

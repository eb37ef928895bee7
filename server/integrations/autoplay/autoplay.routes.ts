import type { autoplay } from '#contract/integrations/autoplay.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { changeAutoplay, createAutoplay, deleteAutoplay, listAutoplay } from './changeAutoplay.ts';

export const autoplayHandlers = (keeping: Keeping): HandlersFor<typeof autoplay> => ({
  listAutoplay: (context) => listAutoplay(actorOf(context), context.input.params.account, keeping),
  createAutoplay: (context) =>
    createAutoplay(actorOf(context), { ...context.input.params, ...context.input.body }, keeping),
  changeAutoplay: (context) =>
    changeAutoplay(actorOf(context), { ...context.input.params, ...context.input.body }, keeping),
  deleteAutoplay: (context) => deleteAutoplay(actorOf(context), context.input.params, keeping),
});

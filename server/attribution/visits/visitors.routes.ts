import type { visitors } from '#contract/attribution/visitors.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { eraseVisitor, exportVisitor } from './visitors.ts';

export const visitorHandlers: HandlersFor<typeof visitors> = {
  exportVisitor: (context) => exportVisitor(actorOf(context), context.input.params.visitor),
  eraseVisitor: (context) => eraseVisitor(actorOf(context), context.input.params.visitor),
};

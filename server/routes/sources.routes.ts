import type { sources } from '#contract/sources.contract.ts';
import { actorOf } from '../services/actor/actor.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listSources } from '../repositories/sources.repository.ts';
import { renameSource } from '../services/numbers/renameSource.ts';
import { type CallsChanged, changingCalls } from './changingCalls.ts';

export const sourceHandlers = (changed: CallsChanged): HandlersFor<typeof sources> => ({
  listSources: ({ db, scope }) => listSources(db, scope),
  renameSource: (context) => changingCalls(changed, context.scope, renameSource(actorOf(context), context.input.body)),
});

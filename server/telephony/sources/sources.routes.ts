import type { sources } from '#contract/telephony/sources.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listSources } from './sources.repository.ts';
import { changeSourceCost, toSourceCost } from './changeSourceCost.ts';
import { renameSource } from './renameSource.ts';
import { listSourceCosts } from './sourceCosts.repository.ts';
import { type CallsChanged, changingCalls } from '../calls/changingCalls.ts';

export const sourceHandlers = (changed: CallsChanged): HandlersFor<typeof sources> => ({
  listSources: ({ db, scope }) => listSources(db, scope),
  listSourceCosts: async ({ db, scope }) => (await listSourceCosts(db, scope)).map(toSourceCost),
  changeSourceCost: (context) => changeSourceCost(actorOf(context), context.input.body),
  renameSource: (context) => changingCalls(changed, context.scope, renameSource(actorOf(context), context.input.body)),
});

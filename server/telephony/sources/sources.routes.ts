import type { sources } from '#contract/telephony/sources.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listSources } from './sources.repository.ts';
import { renameSource } from './renameSource.ts';
import { type CallsChanged, changingCalls } from '../calls/changingCalls.ts';

export const sourceHandlers = (changed: CallsChanged): HandlersFor<typeof sources> => ({
  listSources: ({ db, scope }) => listSources(db, scope),
  renameSource: (context) => changingCalls(changed, context.scope, renameSource(actorOf(context), context.input.body)),
});

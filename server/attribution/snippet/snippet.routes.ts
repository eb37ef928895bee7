import type { webSnippet } from '#contract/attribution/webSnippet.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { readPoolLoads } from '../visits/readPoolLoads.ts';
import { testVisit } from '../visits/testVisit.ts';
import { checkSnippet, type SnippetParts } from './checkSnippet.ts';
import { readSnippet } from './readSnippet.ts';

export const snippetHandlers = (parts: SnippetParts): HandlersFor<typeof webSnippet> => ({
  getSnippet: (context) => readSnippet(actorOf(context), context.input.params.code, parts),
  checkSnippet: (context) => checkSnippet(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  testVisit: (context) => testVisit(actorOf(context), { ...context.input.params, ...context.input.body }),
  listPoolLoads: (context) => readPoolLoads(actorOf(context), context.input.params.code),
});

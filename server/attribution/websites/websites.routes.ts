import type { websites } from '#contract/attribution/websites.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { changeWebsite, createWebsite, deleteWebsite, type WebsiteParts } from './changeWebsites.ts';
import { fillPool } from './fillPool.ts';
import { listWebsites, readWebsite } from './readWebsites.ts';

export const websiteHandlers = (parts: WebsiteParts): HandlersFor<typeof websites> => ({
  listWebsites: (context) => listWebsites(actorOf(context)),
  getWebsite: ({ db, scope, input }) => readWebsite(db, scope, input.params.code),
  createWebsite: (context) => createWebsite(actorOf(context), context.input.body),
  changeWebsite: (context) =>
    changeWebsite(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  deleteWebsite: (context) => deleteWebsite(actorOf(context), context.input.params.code),
  fillPool: (context) => fillPool(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
});

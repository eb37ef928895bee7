import type { websites } from '#contract/attribution/websites.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { changeWebsite, createWebsite, deleteWebsite, type WebsiteParts } from './changeWebsites.ts';
import { answerDomainRequest, listDomainRequests } from './domainRequests.ts';
import { fillPool } from './fillPool.ts';
import { listWebsites, readWebsite } from './readWebsites.ts';

type Given = Pick<WebsiteParts, 'ownNumbers'>;

export const websiteHandlers = ({ ownNumbers }: Given): HandlersFor<typeof websites> => ({
  listWebsites: (context) => listWebsites(actorOf(context)),
  getWebsite: ({ db, scope, input, now }) => readWebsite(db, scope, input.params.code, now()),
  createWebsite: (context) => createWebsite(actorOf(context), context.input.body, context),
  changeWebsite: (context) =>
    changeWebsite(
      actorOf(context),
      { ...context.input.params, ...context.input.body },
      { ownNumbers, jobs: context.jobs },
    ),
  deleteWebsite: (context) =>
    deleteWebsite(actorOf(context), { ...context.input.params, ...context.input.query }, context),
  fillPool: (context) => fillPool(actorOf(context), { ...context.input.params, ...context.input.body }, { ownNumbers }),
  listDomainRequests: (context) => listDomainRequests(actorOf(context)),
  answerDomainRequest: (context) =>
    answerDomainRequest(actorOf(context), { ...context.input.params, ...context.input.body }, context.jobs),
});

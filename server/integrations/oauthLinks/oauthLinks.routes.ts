import type { oauthLinks } from '#contract/integrations/oauthLinks.contract.ts';
import { paths } from '#contract/paths.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { knownToOpener } from '../../kernel/http/openerPolicy.ts';
import { deleteOAuthLink, listOAuthLinks, shareOAuthLink } from './changeOAuthLinks.ts';
import { beginOAuthLink, finishOAuthLink, pageAfterConsent } from './linkAccount.ts';
import { deleteOAuthClient, type OAuthParts, saveOAuthClient } from './oauthClients.ts';

export const oauthLinkHandlers = (parts: OAuthParts, emit: Emit): HandlersFor<typeof oauthLinks> => ({
  listOAuthLinks: (context) =>
    listOAuthLinks(actorOf(context), { ...context.input.query, host: context.request.host }, parts),
  beginOAuthLink(context) {
    const { params, query } = context.input;
    const asked = {
      ...query,
      popup: query.popup === 'yes',
      provider: params.service,
      host: context.request.host,
    };
    return beginOAuthLink(actorOf(context), asked, parts);
  },
  callBackOAuth({ input, reply }) {
    const page = pageAfterConsent(input.query, parts, paths.linked());
    void reply
      .headers({ ...knownToOpener, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(page, 303);
  },
  finishOAuthLink(context) {
    const log = (error: unknown) => context.log.warn({ err: error }, 'an account could not be linked');
    return finishOAuthLink(actorOf(context), context.input.body, { ...parts, emit, log });
  },
  shareOAuthLink(context) {
    const { uuid, shared } = context.input.params;
    return shareOAuthLink(actorOf(context), { uuid, shared: shared === 'yes', ...typedOf(context.input.query) });
  },
  deleteOAuthLink(context) {
    const log = (error: unknown) => context.log.warn({ err: error }, 'a grant could not be given back');
    const asked = { ...context.input.params, ...typedOf(context.input.query) };
    return deleteOAuthLink(actorOf(context), asked, { ...parts, log });
  },
  saveOAuthClient: (context) =>
    saveOAuthClient(
      actorOf(context),
      { ...context.input.params, ...context.input.body, host: context.request.host },
      parts,
    ),
  deleteOAuthClient: (context) =>
    deleteOAuthClient(actorOf(context), { ...context.input.params, host: context.request.host }, parts),
});

const typedOf = ({ accounts }: { accounts?: number | undefined }) => ({ accounts });

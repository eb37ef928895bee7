import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { invites } from '#contract/tenancy/invites.contract.ts';
import type { HandlersFor, OpenContext } from '../../kernel/http/handler.ts';
import { countGuess, type LinkVisit } from '../../kernel/access/countGuess.ts';
import { acceptInvite, readInvite } from './invitations.ts';

export const inviteHandlers: HandlersFor<typeof invites> = {
  getInvite(context) {
    const visit = visitOf(context);
    return countGuess(visit, () => readInvite(visit.db, context.input.params.token, visit.now));
  },
  acceptInvite(context) {
    const [visit, { params, body }] = [visitOf(context), context.input];
    return countGuess(visit, () => acceptInvite({ ...visit, config: context.config }, params.token, body));
  },
};

function visitOf({ db, request, now }: Pick<OpenContext<EndpointSpec>, 'db' | 'request' | 'now'>): LinkVisit {
  return { db, address: request.ip, now: now() };
}

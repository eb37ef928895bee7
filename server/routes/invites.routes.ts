import type { invites } from '#contract/invites.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { acceptInvite, readInvite } from '../services/users/invitations.ts';

export const inviteHandlers: HandlersFor<typeof invites> = {
  getInvite: ({ db, input, now }) => readInvite(db, input.params.token, now()),
  acceptInvite: ({ db, config, input, request, now }) =>
    acceptInvite({ db, config }, { token: input.params.token, address: request.ip }, input.body, now()),
};

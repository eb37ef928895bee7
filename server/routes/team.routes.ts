import type { team } from '#contract/team.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { authorOf } from '../services/actor/authorOf.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { findMember } from '../repositories/users/team.repository.ts';
import { found } from '../services/found.ts';
import { actOnUser, removeUser } from '../services/users/actOnUser.ts';
import { changeUser } from '../services/users/changeUser.ts';
import { inviteUser } from '../services/users/inviteUser.ts';
import { listUsers } from '../services/users/listUsers.ts';
import type { Managing } from '../services/users/managing.ts';

export const teamHandlers: HandlersFor<typeof team> = {
  listUsers: ({ db, scope, input }) => listUsers(db, scope, input.query),
  async getUser({ db, scope, input }) {
    const member = found(await findMember(db, scope, input.params));
    return member;
  },
  inviteUser: (context) => inviteUser(managing(context), context.input.body),
  changeUser: (context) => changeUser(managing(context), context.input.params.email, context.input.body),
  actOnUser: (context) => actOnUser(managing(context), context.input.params.id, context.input.body.action),
  removeUser: (context) => removeUser(managing(context), context.input.params.id),
};

export function managing<E extends EndpointSpec>(context: SessionContext<E>): Managing {
  const { db, system, scope, principal, jobs, now } = context;
  return { db, system, scope, principal, jobs, now: now(), author: authorOf(context) };
}

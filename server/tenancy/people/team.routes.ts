import type { team } from '#contract/tenancy/team.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findMember } from './team.repository.ts';
import { found } from '../../kernel/found.ts';
import { actOnUser, removeUser } from './actOnUser.ts';
import { changeUser } from './changeUser.ts';
import { inviteUser } from './inviteUser.ts';
import { listUsers } from './listUsers.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const teamHandlers: HandlersFor<typeof team> = {
  listUsers: ({ db, scope, input }) => listUsers(db, scope, input.query),
  async getUser({ db, scope, input }) {
    const member = found(await findMember(db, scope, input.params));
    return member;
  },
  inviteUser: (context) => inviteUser(actorOf(context), context.input.body, context.jobs),
  changeUser: (context) => changeUser(actorOf(context), context.input.params.email, context.input.body, context.jobs),
  actOnUser: (context) => actOnUser(actorOf(context), context.input.params.id, context.input.body.action, context.jobs),
  removeUser: (context) => removeUser(actorOf(context), context.input.params.id),
};

import type { team } from '#contract/tenancy/team.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findMember } from './team.repository.ts';
import { found } from '../../kernel/found.ts';
import { actOnUser, removeUser } from './actOnUser.ts';
import { changeUser } from './changeUser.ts';
import { inviteUser } from './inviteUser.ts';
import { listUsers } from './listUsers.ts';
import { managingBy } from './managingBy.ts';

export const teamHandlers: HandlersFor<typeof team> = {
  listUsers: ({ db, scope, input }) => listUsers(db, scope, input.query),
  async getUser({ db, scope, input }) {
    const member = found(await findMember(db, scope, input.params));
    return member;
  },
  inviteUser: (context) => inviteUser(managingBy(context), context.input.body),
  changeUser: (context) => changeUser(managingBy(context), context.input.params.email, context.input.body),
  actOnUser: (context) => actOnUser(managingBy(context), context.input.params.id, context.input.body.action),
  removeUser: (context) => removeUser(managingBy(context), context.input.params.id),
};

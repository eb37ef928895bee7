import type { passwords } from '#contract/tenancy/passwords.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { askForEmail, confirmEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { forgetPassword, resetPassword } from './resetPassword.ts';

export const passwordHandlers: HandlersFor<typeof passwords> = {
  async changePassword(context) {
    await changePassword(actorOf(context), context.input.body, context);
    return { changed: true };
  },
  async forgotPassword(context) {
    const { request, input, now } = context;
    await forgetPassword(context, { email: input.body.email, address: request.ip }, now());
    return { accepted: true };
  },
  async resetPassword(context) {
    const { request, input, now } = context;
    const given = { id: input.params.id, ...input.body, address: request.ip };
    await resetPassword(context, given, now());
    return { changed: true };
  },
  async registerEmail({ system, jobs, principal, input, now }) {
    await askForEmail({ db: system, jobs }, principal, input.body, now());
    return { accepted: true };
  },
  async confirmEmail({ db, jobs, request, input, now }) {
    return { email: await confirmEmail({ db, jobs }, { token: input.query.token, address: request.ip }, now()) };
  },
};

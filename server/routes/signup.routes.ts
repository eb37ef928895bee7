import type { EndpointSpec } from '#contract/endpoint.ts';
import type { signup } from '#contract/signup.contract.ts';
import type { HandlersFor, OpenContext } from '../http/handler.ts';
import { openSignup, signupOf } from '../services/signup/openSignup.ts';
import { finishSignup, type SignupVisit, tellBusiness } from '../services/signup/takeSignup.ts';

export const signupHandlers: HandlersFor<typeof signup> = {
  async getSignup({ db, input, now }) {
    return signupOf(await openSignup(db, input.params.token, now()));
  },
  sendSignupBusiness: (context) => tellBusiness(visitOf(context, context.input.params.token), context.input.body),
  sendSignupCard: (context) => finishSignup(visitOf(context, context.input.params.token), context.input.body.payment),
};

function visitOf(
  { db, config, request, now }: Pick<OpenContext<EndpointSpec>, 'db' | 'config' | 'request' | 'now'>,
  token: string,
): SignupVisit {
  return { db, config, token, address: request.ip, now: now() };
}

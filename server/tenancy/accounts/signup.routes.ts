import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { signup } from '#contract/tenancy/signup.contract.ts';
import type { HandlersFor, OpenContext } from '../../kernel/http/handler.ts';
import { countGuess } from '../../kernel/access/countGuess.ts';
import { openSignup, signupOf } from './openSignup.ts';
import { finishSignup, type SignupVisit, mailBusiness } from './takeSignup.ts';

export const signupHandlers: HandlersFor<typeof signup> = {
  getSignup(context) {
    const visit = visitOf(context, context.input.params.token);
    return countGuess(visit, async () => signupOf(await openSignup(visit.db, visit.token, visit.now)));
  },
  sendSignupBusiness(context) {
    const visit = visitOf(context, context.input.params.token);
    return countGuess(visit, () => mailBusiness(visit, context.input.body));
  },
  sendSignupCard(context) {
    const visit = visitOf(context, context.input.params.token);
    return countGuess(visit, () => finishSignup(visit, context.input.body.payment));
  },
};

function visitOf(
  { db, config, request, now }: Pick<OpenContext<EndpointSpec>, 'db' | 'config' | 'request' | 'now'>,
  token: string,
): SignupVisit {
  return { db, config, token, address: request.ip, now: now() };
}

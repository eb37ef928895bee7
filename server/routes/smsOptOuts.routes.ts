import type { smsOptOuts } from '#contract/smsOptOuts.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { addOptOuts } from '../services/messages/addOptOuts.ts';
import { changeConsent, listOptOuts, readConsent } from '../services/messages/consent.ts';
import { messagingBy } from './smsInbox.routes.ts';

export const smsOptOutHandlers: HandlersFor<typeof smsOptOuts> = {
  listOptOuts: (context) => listOptOuts(messagingBy(context), context.input.query),
  addOptOuts: (context) => addOptOuts(messagingBy(context), context.input.params.account, context.input.body),
  getConsent(context) {
    const { account, msisdn } = context.input.params;
    return readConsent(messagingBy(context), account, msisdn);
  },
  changeConsent: (context) => changeConsent(messagingBy(context), context.input.params, context.input.body),
};

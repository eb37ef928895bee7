import type { autoTopUps } from '#contract/autoTopUps.contract.ts';
import type { MessageContext } from '../services/messages/messageContext.ts';
import type { HandlersFor } from '../http/handler.ts';
import { findOrder, listOpenOrders } from '../repositories/messages/autoTopUps.repository.ts';
import { found } from '../services/found.ts';
import { endTopUpOrder, readAutoTopUp, setAutoTopUp, toOrder } from '../services/messages/autoTopUps.ts';
import { makesCredit, mayCredit, requireCreditor } from './smsCredit.routes.ts';
import { messagingBy } from '../services/messages/messagingBy.ts';

export const autoTopUpHandlers = (messages: MessageContext): HandlersFor<typeof autoTopUps> => ({
  getAutoTopUp: (context) => readAutoTopUp(messagingBy(context, messages), context.input.params.account),
  setAutoTopUp: (context) =>
    setAutoTopUp(messagingBy(context, messages), context.input.params.account, context.input.body),
  async listTopUpOrders({ db, scope, principal }) {
    const orders = await listOpenOrders(db, scope);
    return orders.filter(({ accountId }) => mayCredit(principal, accountId)).map(toOrder);
  },
  async endTopUpOrder(context) {
    const { params, body } = context.input;
    const order = found(await findOrder(context.db, context.scope, params.uuid));
    requireCreditor(context.principal, order.accountId);
    return endTopUpOrder(messagingBy(context, messages), order, {
      outcome: params.outcome,
      ...body,
      fromNothing: makesCredit(context.principal),
    });
  },
});

import type { autoTopUps } from '#contract/messaging/autoTopUps.contract.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findOrder, listOpenOrders } from './autoTopUps.repository.ts';
import { found } from '../../kernel/found.ts';
import { endTopUpOrder, readAutoTopUp, setAutoTopUp, toOrder } from './autoTopUps.ts';
import { makesCredit, mayCredit, requireCreditor } from '../../tenancy/ledger/creditor.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const autoTopUpHandlers = (messages: MessageContext): HandlersFor<typeof autoTopUps> => ({
  getAutoTopUp: (context) => readAutoTopUp(actorOf(context), context.input.params.account),
  setAutoTopUp: (context) =>
    setAutoTopUp(actorOf(context), context.input.params.account, context.input.body, messages.jobs),
  async listTopUpOrders({ db, scope, principal }) {
    const orders = await listOpenOrders(db, scope);
    return orders.filter(({ accountId }) => mayCredit(principal, accountId)).map(toOrder);
  },
  async endTopUpOrder(context) {
    const { params, body } = context.input;
    const order = found(await findOrder(context.db, context.scope, params.uuid));
    requireCreditor(context.principal, order.accountId);
    const ending = { outcome: params.outcome, ...body, fromNothing: makesCredit(context.principal) };
    return endTopUpOrder(actorOf(context), order, ending, messages);
  },
});

import type { cannedReplies } from '#contract/messaging/cannedReplies.contract.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listCannedReplies } from './cannedReplies.repository.ts';
import { changeCannedReply, createCannedReply, deleteCannedReply, toCannedReply } from './cannedReplies.ts';
import { messagingBy } from '../messages/messagingBy.ts';

export const cannedReplyHandlers = (messages: MessageContext): HandlersFor<typeof cannedReplies> => ({
  listCannedReplies: async ({ db, scope }) => (await listCannedReplies(db, scope)).map(toCannedReply),
  createCannedReply(context) {
    const { account, ...details } = context.input.body;
    return createCannedReply(messagingBy(context, messages), account, details);
  },
  changeCannedReply: (context) =>
    changeCannedReply(messagingBy(context, messages), context.input.params.uuid, context.input.body),
  deleteCannedReply: (context) => deleteCannedReply(messagingBy(context, messages), context.input.params.uuid),
});

import type { cannedReplies } from '#contract/messaging/cannedReplies.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listCannedReplies } from './cannedReplies.repository.ts';
import { changeCannedReply, createCannedReply, deleteCannedReply, toCannedReply } from './cannedReplies.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const cannedReplyHandlers: HandlersFor<typeof cannedReplies> = {
  listCannedReplies: async ({ db, scope }) => (await listCannedReplies(db, scope)).map(toCannedReply),
  createCannedReply(context) {
    const { account, ...details } = context.input.body;
    return createCannedReply(actorOf(context), account, details);
  },
  changeCannedReply: (context) => changeCannedReply(actorOf(context), context.input.params.uuid, context.input.body),
  deleteCannedReply: (context) => deleteCannedReply(actorOf(context), context.input.params.uuid),
};

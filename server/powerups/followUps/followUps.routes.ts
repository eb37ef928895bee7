import type { followUps } from '#contract/powerups/followUps.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import {
  changeFollowUp,
  createFollowUp,
  deleteFollowUp,
  listFollowUps,
  setNumberFollowUps,
} from './changeFollowUps.ts';
import { listCallFollowUps } from './listCallFollowUps.ts';
import { tryFollowUp } from './tryFollowUp.ts';

export const followUpHandlers = (parts: Pick<MessageContext, 'rates'>): HandlersFor<typeof followUps> => ({
  listFollowUps: (context) => listFollowUps(actorOf(context)),
  createFollowUp: (context) => createFollowUp(actorOf(context), context.input.body, parts),
  tryFollowUp: (context) => tryFollowUp(actorOf(context), context.input.body, parts),
  listCallFollowUps: (context) => listCallFollowUps(actorOf(context), context.input.params.id),
  changeFollowUp: (context) =>
    changeFollowUp(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  deleteFollowUp: (context) => deleteFollowUp(actorOf(context), context.input.params.uuid),
  setNumberFollowUps: (context) =>
    setNumberFollowUps(actorOf(context), { ...context.input.params, ...context.input.body }),
});

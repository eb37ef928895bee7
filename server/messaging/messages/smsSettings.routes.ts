import type { smsSettings } from '#contract/messaging/smsSettings.contract.ts';
import type { MessageContext } from './messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { narrowScope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { changeApplication, createApplication, readApplication } from './smsApplications.ts';
import { removeSender, saveSender } from './saveSender.ts';
import { listSenders } from './senders.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { SlackHooks } from './slackHooks.ts';

export const smsSettingsHandlers = (messages: MessageContext, slack: SlackHooks): HandlersFor<typeof smsSettings> => ({
  listSenders({ db, scope, input }) {
    const wanted = input.query.account ? narrowScope(scope, input.query.account) : scope;
    if (!wanted) throw new AppError('ACCESS_DENIED_ACCOUNT');
    return listSenders(db, wanted, { rates: messages.rates, now: messages.now() });
  },
  registerSender: (context) => saveSender(actorOf(context), context.input.body, messages),
  async removeSender(context) {
    await removeSender(actorOf(context), context.input.params);
    return {};
  },
  getSmsApplication: (context) => readApplication(actorOf(context), context.input.params.number, slack),
  createSmsApplication(context) {
    const { number, ...settings } = context.input.body;
    return createApplication(actorOf(context), number, settings, slack);
  },
  changeSmsApplication: (context) =>
    changeApplication(actorOf(context), context.input.params.uuid, context.input.body, slack),
});

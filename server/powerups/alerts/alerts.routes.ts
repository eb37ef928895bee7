import type { alerts } from '#contract/powerups/alerts.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { addAlertRule, changeAlertRule, deleteAlertRule, listAlertRules } from './changeAlertRules.ts';
import { listMyAlerts, readAlerts } from './myAlerts.ts';
import type { SlackMeans } from './postToSlack.ts';
import { tryAlertRule } from './tryAlertRule.ts';

export const alertHandlers = (messages: MessageContext, slack: SlackMeans): HandlersFor<typeof alerts> => {
  const parts = { vaultKey: slack.vaultKey, rates: messages.rates };
  return {
    listMyAlerts: (context) => listMyAlerts(actorOf(context)),
    readAlerts: (context) => readAlerts(actorOf(context), context.input.body.uuids),
    listAlertRules: (context) => listAlertRules(actorOf(context)),
    addAlertRule: (context) => addAlertRule(actorOf(context), context.input.body, parts),
    changeAlertRule: (context) =>
      changeAlertRule(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
    tryAlertRule: (context) =>
      tryAlertRule(actorOf(context), context.input.params.uuid, {
        ...slack,
        messages,
        smtpUrl: context.config.SMTP_URL,
      }),
    deleteAlertRule: (context) => deleteAlertRule(actorOf(context), context.input.params.uuid),
  };
};

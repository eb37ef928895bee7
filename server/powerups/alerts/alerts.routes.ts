import type { alerts } from '#contract/powerups/alerts.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { addAlertRule, changeAlertRule, deleteAlertRule, listAlertRules, type RuleParts } from './changeAlertRules.ts';
import { listMyAlerts, readAlerts } from './myAlerts.ts';

export const alertHandlers = (parts: RuleParts): HandlersFor<typeof alerts> => ({
  listMyAlerts: (context) => listMyAlerts(actorOf(context)),
  readAlerts: (context) => readAlerts(actorOf(context), context.input.body.uuids),
  listAlertRules: (context) => listAlertRules(actorOf(context)),
  addAlertRule: (context) => addAlertRule(actorOf(context), context.input.body, parts),
  changeAlertRule: (context) =>
    changeAlertRule(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  deleteAlertRule: (context) => deleteAlertRule(actorOf(context), context.input.params.uuid),
});

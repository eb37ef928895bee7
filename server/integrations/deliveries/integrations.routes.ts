import type { integrations } from '#contract/integrations/integrations.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import {
  changePause,
  countDays,
  listAll,
  listLog,
  repeatDeliveries,
  repeatDelivery,
  trySample,
} from './changeIntegration.ts';
import type { Delivering } from './deliver.ts';
import { dryRun } from './dryRun.ts';
import { whereCallWent } from './whereCallWent.ts';

export const integrationHandlers = (delivering: Delivering): HandlersFor<typeof integrations> => ({
  listIntegrations: (context) => listAll(actorOf(context)),
  dryRunIntegration: (context) => dryRun(actorOf(context), context.input.body, delivering.integrations),
  listCallDeliveries: (context) => whereCallWent(actorOf(context), context.input.params.call, delivering.integrations),
  pauseIntegration: (context) => changePause(actorOf(context), { ...context.input.params, ...context.input.body }),
  tryIntegration: (context) => trySample(actorOf(context), context.input.params.uuid, delivering),
  listDeliveries: (context) => listLog(actorOf(context), context.input.params.uuid, context.input.query),
  countDeliveries: (context) => countDays(actorOf(context), context.input.params.uuid),
  repeatDeliveries: (context) => repeatDeliveries(actorOf(context), { ...context.input.params, ...context.input.body }),
  repeatDelivery: (context) => repeatDelivery(actorOf(context), context.input.params),
});

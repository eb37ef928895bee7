import type { webhooks } from '#contract/integrations/webhooks.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { exampleEvents } from './describeWebhooks.ts';
import { addWebhook, changeWebhook, deleteWebhook, listWebhooks, renewWebhookSecret } from './changeWebhooks.ts';

export const webhookHandlers = (keeping: Keeping, { apiDocs }: { apiDocs: boolean }): HandlersFor<typeof webhooks> => ({
  listExampleEvents: () => Promise.resolve({ docs: apiDocs, events: Object.values(exampleEvents) }),
  listWebhooks: (context) => listWebhooks(actorOf(context), keeping),
  addWebhook: (context) => addWebhook(actorOf(context), context.input.body, keeping),
  changeWebhook: (context) =>
    changeWebhook(actorOf(context), { ...context.input.params, ...context.input.body }, keeping),
  renewWebhookSecret: (context) => renewWebhookSecret(actorOf(context), context.input.params.uuid, keeping),
  deleteWebhook: (context) => deleteWebhook(actorOf(context), context.input.params.uuid, keeping),
});

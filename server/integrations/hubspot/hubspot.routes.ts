import type { hubspot } from '#contract/integrations/hubspot.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { changeHubSpot, createHubSpot, deleteHubSpot, listHubSpot } from './changeHubSpot.ts';

export const hubspotHandlers = (keeping: Keeping): HandlersFor<typeof hubspot> => ({
  listHubSpot: (context) => listHubSpot(actorOf(context), context.input.query.account, keeping),
  createHubSpot: (context) => createHubSpot(actorOf(context), context.input.body, keeping),
  changeHubSpot: (context) =>
    changeHubSpot(actorOf(context), { ...context.input.params, ...context.input.body }, keeping),
  deleteHubSpot: (context) => deleteHubSpot(actorOf(context), context.input.params.uuid, keeping),
});

import type { ga4 } from '#contract/integrations/ga4.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Keeping } from '../deliveries/keptIntegration.ts';
import { deleteMeasurement, listMeasurements, saveMeasurement } from './changeMeasurements.ts';

export const ga4Handlers = (keeping: Keeping): HandlersFor<typeof ga4> => ({
  listMeasurements: (context) => listMeasurements(actorOf(context), context.input.params.account, keeping),
  saveMeasurement: (context) =>
    saveMeasurement(actorOf(context), { ...context.input.params, ...context.input.body }, keeping),
  deleteMeasurement: (context) => deleteMeasurement(actorOf(context), context.input.params, keeping),
});

import type { microsoft } from '#contract/integrations/microsoft.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import {
  changeMicrosoft,
  createMicrosoft,
  deleteMicrosoft,
  listMicrosoft,
  type MicrosoftParts,
} from './changeMicrosoft.ts';
import { askMicrosoft, listAdvertisers, listGoals } from './microsoftAds.ts';

export const microsoftHandlers = (parts: MicrosoftParts): HandlersFor<typeof microsoft> => ({
  listMicrosoft: (context) => listMicrosoft(actorOf(context), context.input.query.account, parts),
  createMicrosoft: (context) => createMicrosoft(actorOf(context), context.input.body, parts),
  changeMicrosoft: (context) =>
    changeMicrosoft(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  deleteMicrosoft: (context) => deleteMicrosoft(actorOf(context), context.input.params.uuid, parts),
  listMicrosoftAccounts: (context) => listAdvertisers(askMicrosoft(actorOf(context), context.input.query, parts.oauth)),
  listMicrosoftConversions: (context) =>
    listGoals(askMicrosoft(actorOf(context), context.input.query, parts.oauth), context.input.query),
});

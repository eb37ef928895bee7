import type { googleGa4 } from '#contract/integrations/googleGa4.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { adminOf, changeGa4, createGa4, deleteGa4, type Ga4Parts, listGa4 } from './changeGa4.ts';
import { listAccounts, listKeyEvents, listParameters, listProtocols, listStreams } from './ga4Property.ts';
import { prepareGa4 } from './prepareGa4.ts';

export const googleGa4Handlers = (parts: Ga4Parts): HandlersFor<typeof googleGa4> => ({
  listGa4: (context) => listGa4(actorOf(context), context.input.query.account, parts),
  createGa4: (context) => createGa4(actorOf(context), context.input.body, parts),
  changeGa4: (context) => changeGa4(actorOf(context), { ...context.input.params, ...context.input.body }, parts),
  deleteGa4: (context) => deleteGa4(actorOf(context), context.input.params.uuid, parts),
  listGa4Accounts: (context) => listAccounts(adminOf(actorOf(context), context.input.query, parts)),
  listGa4Streams(context) {
    const { query } = context.input;
    return listStreams(adminOf(actorOf(context), query, parts), query.propertyId);
  },
  listGa4Protocols(context) {
    const { query } = context.input;
    return listProtocols(adminOf(actorOf(context), query, parts), query);
  },
  listGa4Dimensions(context) {
    const { query } = context.input;
    return listParameters(adminOf(actorOf(context), query, parts), query.propertyId, 'dimensions');
  },
  listGa4Metrics(context) {
    const { query } = context.input;
    return listParameters(adminOf(actorOf(context), query, parts), query.propertyId, 'metrics');
  },
  listGa4Events(context) {
    const { query } = context.input;
    return listKeyEvents(adminOf(actorOf(context), query, parts), query.propertyId, query.events);
  },
  prepareGa4: (context) => prepareGa4(actorOf(context), context.input.body, parts),
});

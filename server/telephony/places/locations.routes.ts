import { Readable } from 'node:stream';
import type { locations } from '#contract/telephony/locations.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import { listLocations } from './locations.repository.ts';
import { changeLocation, createLocation, readLocation, removeLocation } from './changeLocation.ts';
import { exportMap } from './exportMap.ts';
import { importMap } from './importMap.ts';
import { mapCoverage } from './mapCoverage.ts';
import { toLocation } from './toPlaces.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';
import { actorOf } from '../../kernel/access/actor.ts';

/** What flows answer themselves. */
type FlowCalls = 'getRecursiveFlow' | 'getRecursiveBranch';

export const locationHandlers = (places: PostcodePlaces): Omit<HandlersFor<typeof locations>, FlowCalls> => ({
  listLocations: async ({ db, scope }) => (await listLocations(db, scope)).map(toLocation),
  createLocation: (context) => createLocation(actorOf(context), context.input.params.account, context.input.body),
  getLocation: ({ db, scope, input }) => readLocation(db, scope, input.params.id),
  changeLocation: (context) => changeLocation(actorOf(context), context.input.params.id, context.input.body),
  deleteLocation: (context) => removeLocation(actorOf(context), context.input.params.id),
  async getLocationMap({ db, scope, input, reply }) {
    const { account, id } = input.params;
    await readLocation(db, scope, id);
    void reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="postcodes.csv"',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(exportMap(db, places, { accountId: account, locationId: id })));
  },
  importLocationMap(context) {
    const { params, body } = context.input;
    return importMap(actorOf(context), params.id, { sheet: sheetOf(context), format: body }, places);
  },
  getLocationCoverage: ({ db, scope, input }) => mapCoverage(db, scope, places, input.params.id),
});

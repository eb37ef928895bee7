import { z } from 'zod';
import { Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { ListName } from '#values/listNames.ts';
import { anyone } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const details = {
  name: lineText(60).min(1),
  /** The search parameters of the list's page, without `?`: filters, search, order, page size and columns. */
  query: z
    .string()
    .max(4000)
    .regex(/^[^\s?#\p{Cc}]*$/u),
  /** Whether everybody of the author's account sees it. */
  team: z.boolean(),
};

/** A list's filters, order and columns under a name. Changes send the `version` they read. */
export const SavedView = z
  .object({
    uuid: Uuid,
    list: ListName,
    ...details,
    author: z.string().describe('The author’s email'),
    mine: z.boolean(),
    mayChange: z.boolean().describe('Its author and admins of the account may change it'),
    version: Version,
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

const one = z.object({ uuid: Uuid });

export const savedViews = {
  listSavedViews: endpoint({
    method: 'GET',
    path: '/v2/view',
    summary: 'List my saved views and those of my team, by name',
    access: 'session',
    roles: anyone,
    query: z.object({ list: ListName.optional() }),
    response: z.array(SavedView),
  }),
  createSavedView: endpoint({
    method: 'PUT',
    path: '/v2/view',
    summary: 'Save a view of a list',
    access: 'session',
    roles: anyone,
    body: z.object({ list: ListName, ...details }),
    response: SavedView,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS'],
  }),
  changeSavedView: endpoint({
    method: 'POST',
    path: '/v2/view/:uuid',
    summary: 'Rename, replace, share or unshare a saved view',
    access: 'session',
    roles: anyone,
    params: one,
    body: z.object({ version: Version, ...details }),
    response: SavedView,
    errors: ['ALREADY-EXISTS', 'STALE-VERSION'],
  }),
  deleteSavedView: endpoint({
    method: 'DELETE',
    path: '/v2/view/:uuid',
    summary: 'Delete a saved view and return it',
    access: 'session',
    roles: anyone,
    params: one,
    response: SavedView,
  }),
};

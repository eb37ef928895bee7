import { z } from 'zod';
import { TagName } from '#values/callTag.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const color = z.string().regex(/^#[\da-f]{6}$/i);

/** A tag that an account offers for its calls. Changes send the `version` they read. */
export const CallTag = z
  .object({ uuid: Uuid, account: AccountId, name: z.string(), color: z.string(), version: Version })
  .meta({ id: 'CallTag' });
export type CallTag = z.infer<typeof CallTag>;

const one = z.object({ uuid: Uuid });

export const callTags = {
  listCallTags: endpoint({
    method: 'GET',
    path: '/v2/call/tag',
    summary: 'List the tags of my accounts',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    response: z.array(CallTag),
  }),
  createCallTag: endpoint({
    method: 'PUT',
    path: '/v2/call/tag',
    summary: 'Create a tag',
    access: 'session',
    roles: configurers,
    body: z.object({ account: AccountId, name: TagName, color }),
    response: CallTag,
    errors: ['ALREADY-EXISTS'],
  }),
  changeCallTag: endpoint({
    method: 'POST',
    path: '/v2/call/tag/:uuid',
    summary: 'Change a tag; calls that have it get its new name',
    access: 'session',
    roles: configurers,
    params: one,
    body: z.object({ version: Version, name: TagName, color }),
    response: CallTag,
    errors: ['ALREADY-EXISTS', 'STALE-VERSION', 'TOO-MANY-CALLS'],
  }),
  deleteCallTag: endpoint({
    method: 'DELETE',
    path: '/v2/call/tag/:uuid',
    summary: 'Delete a tag and return it; calls keep its name',
    access: 'session',
    roles: configurers,
    params: one,
    response: CallTag,
  }),
};

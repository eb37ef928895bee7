import { z } from 'zod';
import { longestNotes } from '#values/callEdits.ts';
import { CallRevenue } from '#values/callRevenue.ts';
import { TagName } from '#values/callTag.ts';
import { Uuid, Version } from '#values/ids.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { callEditors } from '#values/roleGroups.ts';
import { Call, callLogQuery } from './calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

const mostTags = 50;
const tagNames = z.array(TagName).max(mostTags);
const one = z.object({ id: Uuid });
/** At least one field. Tags are replaced as a whole. */
const change = z
  .object({
    version: Version,
    notes: z.string().trim().max(longestNotes).optional(),
    tags: tagNames.transform((names) => [...new Set(names)]).optional(),
    score: z.number().int().min(-1_000_000).max(1_000_000).optional(),
    /** In the currency of the call's account; null takes it away. */
    revenue: CallRevenue.nullable().optional(),
    /** Null gives the call that of its caller. */
    ownLeadStatus: LeadStatus.nullable().optional(),
  })
  .refine(({ version: _version, ...fields }) => Object.values(fields).some((field) => field !== undefined));

export const callEdits = {
  changeCall: endpoint({
    method: 'PATCH',
    path: '/v2/call/:id',
    summary: 'Change the notes, tags, score, revenue or lead status of a call',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    body: change,
    response: Call,
    errors: ['STALE-VERSION', 'WRONG-CURRENCY'],
  }),
  changeOutboundCall: endpoint({
    method: 'PATCH',
    path: '/v2/call/outbound/:id',
    summary: 'Change the notes, tags, score, revenue or lead status of an outbound call',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    body: change,
    response: Call,
    errors: ['STALE-VERSION', 'WRONG-CURRENCY'],
  }),
  editCalls: endpoint({
    method: 'POST',
    path: '/v2/call/bulk',
    summary:
      'Tag or annotate calls, or give them a lead status: those named, or all that the query matches. With `preview`, only count them',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    query: z.object(callLogQuery),
    body: z.object({
      /** Instead of the query. */
      calls: z.array(Uuid).min(1).max(1000).optional(),
      addTags: tagNames.default([]),
      removeTags: tagNames.default([]),
      /** Added to the notes as their last line. */
      note: z.string().trim().max(1000).default(''),
      /** Null gives them those of their callers. */
      leadStatus: LeadStatus.nullable().optional(),
      preview: z.boolean(),
    }),
    response: z.object({
      /** Undoes the edit; null if nothing changed, and of a preview. */
      bulk: Uuid.nullable(),
      /** The calls that were, or would be, changed. */
      changed: z.number().int(),
      /** Those that stay as they are: they have the tags already, or their notes would get too long. */
      unchanged: z.number().int(),
    }),
    errors: ['TOO-MANY-CALLS'],
  }),
  undoCallEdits: endpoint({
    method: 'DELETE',
    path: '/v2/call/bulk/:id',
    summary: 'Undo an edit of many calls; calls that were edited since keep what they have',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    response: z.object({ changed: z.number().int(), unchanged: z.number().int() }),
    errors: ['WRONG-STATUS'],
  }),
};

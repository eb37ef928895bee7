import { z } from 'zod';
import { Canary } from '#values/flow/canary.ts';
import { FlowDocument } from '#values/flow/document.ts';
import { ScheduleStatus } from '#values/flow/schedule.ts';
import { Version } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Flow, flowBytes, Note, one, refusals, versionParams } from './routing.contract.ts';

/** Publishing at a moment, and perhaps back to the version before at another. */
export const FlowSchedule = z
  .object({
    status: ScheduleStatus,
    publishAt: z.iso.datetime(),
    backAt: z.iso.datetime().nullable(),
    note: z.string(),
    /** The version that it published, and the one to go back to; null before. */
    version: Version.nullable(),
    backTo: Version.nullable(),
    /** The email of who scheduled it. */
    createdBy: z.string(),
    /** Whether something is still to be done. */
    waits: z.boolean(),
  })
  .meta({ id: 'FlowSchedule' });
export type FlowSchedule = z.infer<typeof FlowSchedule>;

/** What calls run; `schedule` is the newest. */
export const Publication = Flow.pick({ publishedVersion: true, changed: true })
  .extend({ canary: Canary.nullable(), schedule: FlowSchedule.nullable() })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof Publication>;

const ScheduleRequest = z.object({
  document: FlowDocument,
  note: Note.default(''),
  publishAt: z.iso.datetime(),
  backAt: z.iso.datetime().nullable().default(null),
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;

const CanaryRequest = Canary.omit({ version: true }).extend({
  document: FlowDocument,
  note: Note.default(''),
  share: Canary.shape.share.default(null),
  numbers: Canary.shape.numbers.default([]),
});
export type CanaryRequest = z.infer<typeof CanaryRequest>;

export const publication = {
  startCanary: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type/:id/canary',
    summary: 'Publish a document to a share of the calls or to chosen numbers',
    access: 'session',
    roles: configurers,
    params: one,
    maxBytes: flowBytes,
    body: CanaryRequest,
    load: 'check',
    response: Publication,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS', 'WRONG-STATUS', 'NUMBER-NOT-FOUND', ...refusals],
  }),
  endCanary: endpoint({
    method: 'PATCH',
    path: '/v2/routing/:account/:type/:id/canary/:action',
    summary: 'Make what part of the calls run live for all of them, or take it back',
    access: 'session',
    roles: configurers,
    params: one.extend({ action: z.enum(['live', 'back']) }),
    load: 'check',
    response: Publication,
    errors: [...refusals],
  }),
  publishFlowVersion: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/:type/:id/versions/:version/publish',
    summary: 'Publish an earlier version again, as a new one that equals it; the draft stays',
    access: 'session',
    roles: configurers,
    params: versionParams,
    body: z.object({ note: Note }),
    load: 'check',
    response: Flow,
    errors: [...refusals],
  }),
  getPublication: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/publication',
    summary: 'Get what calls of a routing object run',
    access: 'session',
    roles: [],
    params: one,
    response: Publication,
  }),
  scheduleFlow: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type/:id/schedule',
    summary: 'Publish a document at a moment, and perhaps the version before again at another',
    access: 'session',
    roles: configurers,
    params: one,
    maxBytes: flowBytes,
    body: ScheduleRequest,
    load: 'check',
    response: FlowSchedule,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS', ...refusals],
  }),
  unscheduleFlow: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/:type/:id/schedule',
    summary: 'Cancel what waits: the publishing, or else the way back; returns the newest schedule',
    access: 'session',
    roles: configurers,
    params: one,
    response: FlowSchedule.nullable(),
  }),
};

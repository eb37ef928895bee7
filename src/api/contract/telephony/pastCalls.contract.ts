import { z } from 'zod';
import { RecordedRun } from '#values/flow/recordedRun.ts';
import { Uuid, Version } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { one } from './routing.contract.ts';

/** A call that a flow answered, with all that it takes to run it again. */
export const PastCall = z
  .object({
    uuid: Uuid,
    /** The version that answered it, and those of the flows in which it could go on. */
    version: Version,
    others: z.array(z.object({ id: Uuid, version: Version })),
    run: RecordedRun,
  })
  .meta({ id: 'PastCall' });
export type PastCall = z.infer<typeof PastCall>;

export const pastCalls = {
  listPastCalls: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/runs',
    summary: 'List the calls that began in a flow and are over, newest first, with what their flow knew and heard',
    access: 'session',
    roles: [],
    params: one,
    query: z.object({
      /** Up to now. */
      days: z.coerce.number().int().min(1).max(90).default(30),
      length: z.coerce.number().int().min(1).max(1000).default(1000),
      /** The `next` of the page before. */
      before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    load: 'check',
    response: z.object({
      calls: z.array(PastCall),
      /** Null on the last page. */
      next: z.number().int().nullable(),
    }),
  }),
};

import { z } from 'zod';
import { callLogQuery } from './calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The header of an export with the number of calls in it. */
export const exportCountHeader = 'x-call-count';

export const callExport = {
  downloadCalls: endpoint({
    method: 'GET',
    path: '/v2/call/export',
    summary: 'Download all calls that the query matches, newest first, with the 20 export fields',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    query: z.object({ ...callLogQuery, format: ExportFormat.default('csv') }),
    load: 'export',
    response: 'stream',
    errors: ['TOO-MANY-CALLS'],
  }),
};

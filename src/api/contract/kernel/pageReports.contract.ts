import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const pageReports = {
  reportPageError: endpoint({
    method: 'POST',
    path: '/v2/public/report',
    summary: 'Report an unexpected error in the page; the server logs it under the reference',
    access: 'public',
    roles: [],
    body: z.object({
      message: z.string().min(1).max(500),
      /** The page's path, without its query. */
      page: z.string().max(300),
      stack: z.string().max(4000).optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: ['TOO-MANY-REQUESTS'],
  }),
};

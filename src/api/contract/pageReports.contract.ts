import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const pageReports = {
  reportPageError: endpoint({
    method: 'POST',
    path: '/v2/public/report',
    summary: 'Tell of an error in the page that nobody expected; it stands in the server’s log under the reference',
    access: 'public',
    roles: [],
    body: z.object({
      message: z.string().min(1).max(500),
      /** The path of the page, without its query. */
      page: z.string().max(300),
      stack: z.string().max(4000).optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: ['TOO-MANY-REQUESTS'],
  }),
};

import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/job.ts';
import { mailReset } from './mailReset.ts';

/** Emails a link to set another password, if somebody logs in with the email. */
export const askReset = defineJob({
  name: 'ask-reset',
  data: z.object({ email: z.string() }),
  retry: { times: 5, firstSeconds: 2 },
  atOnce: 2,
  run: ({ db, jobs, now }, { email }) => mailReset({ db, jobs }, email, now()),
});

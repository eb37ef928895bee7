import { z } from 'zod';
import { aJob } from '../../kernel/access/auditLog.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import { mailHolders, passOn } from './domainRequests.ts';

/** Asks the administrators of the accounts that have a domain to let a website use it that waits. */
export const askHolders = defineJob({
  name: 'ask-domain-holders',
  data: z.object({ code: z.string() }),
  retry: { times: 5, firstSeconds: 2 },
  run: ({ db, jobs }, { code }) => mailHolders(db, jobs, code),
});

/** Gives domains that no website has any more to those who waited longest for them. */
export const passOnDomains = defineJob({
  name: 'pass-on-domains',
  data: z.object({ domains: z.array(z.string()) }),
  retry: { times: 5, firstSeconds: 2 },
  run: ({ db, jobs, now }, { domains }) => passOn(db, jobs, { author: aJob, domains, now: now() }),
});

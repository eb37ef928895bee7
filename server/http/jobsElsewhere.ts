import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OtherProcess } from './answerElsewhere.ts';

/** What a job does that would hold calls, by name. */
export interface HeavyJobs {
  publishDue: () => Promise<void>;
}

const addressOf = (job: string) => `/jobs/${job}`;

/** Does the jobs for another process. Only for an application that listens at a socket of ours: nobody logs in. */
export function mountHeavyJobs(app: FastifyInstance, jobs: HeavyJobs): void {
  for (const [name, work] of Object.entries(jobs) as [string, () => Promise<void>][])
    app.post(addressOf(name), { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
      await work();
      return reply.code(204).send();
    });
}

/** The jobs, done by another process. Each rejects when it fails there, which that process logs, or when nobody answers. */
export function jobsElsewhere(other: OtherProcess): HeavyJobs {
  const run = async (name: keyof HeavyJobs) => {
    const to = { socketPath: await other.socket(), method: 'POST', path: addressOf(name), agent: false };
    const asked = request(to).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    if (answer.statusCode !== 204) throw new Error(`${name} failed in another process: ${answer.statusCode}`);
  };
  return { publishDue: () => run('publishDue') };
}

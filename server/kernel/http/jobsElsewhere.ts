import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnyJob, Job, JobContext, NeedsOf } from '../jobs/job.ts';
import type { OtherProcess } from './answerElsewhere.ts';

const addressOf = (name: string) => `/jobs/${name}`;

/** Does jobs for another process. Only for an application that listens at a socket of ours: nobody logs in. */
export function mountJobs<Some extends Record<string, AnyJob>>(
  app: FastifyInstance,
  some: Some,
  { context, needs }: { context: JobContext; needs: NeedsOf<Some> },
): void {
  for (const job of Object.values<AnyJob>(some))
    app.post(addressOf(job.name), { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
      await job.run(context, {}, needs as never);
      return reply.code(204).send();
    });
}

/**
 * The same jobs, done by another process. Each rejects when it fails there, which that process logs, or when nobody
 * answers.
 */
export function jobsElsewhere<Some extends Record<string, AnyJob>>(
  some: Some,
  other: OtherProcess,
): { [Name in keyof Some]: Job<unknown, unknown> } {
  const elsewhere = (job: AnyJob): Job<unknown, unknown> => ({
    ...job,
    async run() {
      const to = { socketPath: await other.socket(), method: 'POST', path: addressOf(job.name), agent: false };
      const asked = request(to).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      if (answer.statusCode !== 204) throw new Error(`${job.name} failed in another process: ${answer.statusCode}`);
    },
  });
  const entries = Object.entries<AnyJob>(some).map(([name, job]) => [name, elsewhere(job)]);
  return Object.fromEntries(entries) as { [Name in keyof Some]: Job<unknown, unknown> };
}

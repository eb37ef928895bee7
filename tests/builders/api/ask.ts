import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { Sample } from './aWorld.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  info: unknown;
  body: string;
}

/** Sends a request to an endpoint. `raw` is a body that is sent as it stands. */
export async function ask(
  app: FastifyInstance,
  endpoint: EndpointSpec,
  sample: Sample,
  headers: Record<string, string>,
  raw?: string,
): Promise<Answer> {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sample.params?.[name] ?? ''));
  const payload = raw ?? (sample.body && JSON.stringify(sample.body));
  const answer = await app.inject({
    method: endpoint.method,
    url,
    ...(sample.query && { query: sample.query }),
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  const failed = answer.statusCode >= 400 ? (answer.json() as { errorCode: string; info?: unknown }) : undefined;
  return { status: answer.statusCode, code: failed?.errorCode, info: failed?.info, body: answer.body };
}

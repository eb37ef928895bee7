import type { FastifyInstance } from 'fastify';

let address = 0;

/** Reads a feed. Each request comes from another address, so that only the test of the limit meets it. */
export function readFeed(
  app: FastifyInstance,
  id: string,
  authorization: string | undefined,
  query: Record<string, string> = {},
) {
  address += 1;
  return app.inject({
    url: `/v2/public/exporter/v1.5/${id}`,
    query,
    remoteAddress: `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    headers: authorization === undefined ? {} : { authorization },
  });
}

export const bearer = (key: string) => `Bearer ${key}`;

import { request } from 'node:http';
import { z } from 'zod';
import { largeFlow } from '../largeFlow.ts';

/**
 * A process that sends large bodies until it is killed: `PER_SECOND` of them, of 4 MB by strangers or, with a token, flows
 * of `NODES` nodes to be checked by a user who may. Prints a line when it begins.
 */
const given = z
  .object({
    URL: z.string(),
    ACCOUNT: z.string(),
    BEARER: z.string().optional(),
    NODES: z.coerce.number().default(0),
    PER_SECOND: z.coerce.number(),
  })
  .parse(process.env);

const { URL: url, ACCOUNT, BEARER } = given;
const body = Buffer.from(
  BEARER === undefined ? 'x'.repeat(4_000_000) : JSON.stringify({ document: largeFlow(given.NODES) }),
);
const headers = {
  'content-type': 'application/json',
  ...(BEARER !== undefined && { authorization: `Bearer ${BEARER}` }),
};

function send(): void {
  const sent = request(`${url}/v2/routing/${ACCOUNT}/validate`, { method: 'POST', headers }, (answer) =>
    answer.resume(),
  );
  // A refused body is cut off while it is being sent.
  sent.on('error', () => undefined);
  sent.end(body);
}

process.stdout.write('flooding\n');
setInterval(send, 1000 / given.PER_SECOND);

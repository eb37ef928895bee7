import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** An event that a receiver took, whether or not its answer arrived. */
export interface Taken {
  host: string;
  /** The webhook’s header; null of Slack. */
  id: string | null;
  type: string | null;
  /** The call that it is about. */
  call: string | null;
  /** Whether it said so. */
  answered: boolean;
}

const Event = z.object({ type: z.string(), data: z.object({ call: z.object({ uuid: z.string() }) }) });

/** Plays every host of the internet: one request in four is refused for now, lost, slow, or taken without an answer. */
export async function moodyReceivers(random: () => number) {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    const { host = '', 'webhook-id': id } = request.headers;
    void textOf(request).then(
      async (body) => {
        const mood = Math.floor(random() * 20);
        if (mood === 0) return request.socket.destroy();
        if (mood === 1) return response.writeHead(503).end('not now');
        if (mood === 2) return response.writeHead(429, { 'retry-after': '1' }).end('not so fast');
        if (mood === 3) await sleep(random() * 2000);
        const event = Event.safeParse(JSON.parse(body)).data;
        taken.push({
          host,
          id: typeof id === 'string' ? id : null,
          type: event?.type ?? null,
          call: event?.data.call.uuid ?? null,
          answered: mood !== 4,
        });
        return mood === 4 ? request.socket.destroy() : response.writeHead(200).end('ok');
      },
      // Whoever sent it was killed meanwhile.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { taken, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

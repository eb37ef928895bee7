import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { SlowReaders } from './slowReaders.ts';

const answer = Buffer.alloc(32 * 1024 * 1024, 'x');

test('who does not read an answer is cut, who reads it gets the whole', async () => {
  const readers = new SlowReaders();
  const server = createServer((_request, response) => void response.end(answer));
  readers.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const request = get({ host: '127.0.0.1', port, agent: false });
    request.on('error', () => undefined);
    return ((await once(request, 'response')) as [IncomingMessage])[0];
  };
  const idle = await ask();
  const cut = once(idle, 'error');
  readers.check();
  readers.check();
  const reading = await ask();
  let read = 0;
  for await (const bytes of reading) read += (bytes as Buffer).length;
  readers.check();
  idle.resume();
  await cut;
  expect(read).toBe(answer.length);
  server.close();
});

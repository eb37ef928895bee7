import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { downloadBytes } from './downloadBytes.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/recording?signature=secret`;
}

test('a file of unknown length is read whole up to the limit', async () => {
  const url = await serving((_, response) => {
    response.write('0123');
    response.end('4567');
  });
  expect(Buffer.from(await downloadBytes(url, { mostBytes: 8 })).toString()).toBe('01234567');
  await expect(downloadBytes(url, { mostBytes: 7 })).rejects.toThrow('/recording is too large');
});

test('a file without end is given up at the limit, and its connection closed', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const url = await serving((_, response) => {
    response.once('close', resolve);
    const more = () => void (response.writable && response.write('x'.repeat(64 * 1024), more));
    more();
  });
  await expect(downloadBytes(url, { mostBytes: 1024 * 1024 })).rejects.toThrow('too large');
  await closed;
});

test('a file that says to be too large is not read, and an error names no signature', async () => {
  const url = await serving((_, response) => response.writeHead(200, { 'content-length': '9' }).end('012345678'));
  await expect(downloadBytes(url, { mostBytes: 8 })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+\/recording is too large$/,
  );
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** Milliseconds. */
  after?: number;
}

/** A server that answers by path: a customer’s website, or one that stands in for ours. */
export async function serveWebsite(answer: (path: string, method: string) => Reply | undefined) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.method ?? ''} ${path}`);
    const {
      status = 200,
      headers = {},
      body,
      after = 0,
    } = answer(path, request.method ?? '') ?? { status: 404, body: '' };
    setTimeout(
      () => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body),
      after,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Outside } from '../../../server/kernel/outside/fetchOutside.ts';
import { afterFile } from '../../afterFile.ts';

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What is at a path: a content, a status without one, or a redirect. */
export type Served = Buffer | number | { to: string };

interface Asked {
  host: string | undefined;
  path: string;
  authorization: string | undefined;
}

/**
 * Plays a carrier's API below `/api` at an address of this machine, and every host of the internet that `outside` leads to.
 */
export async function aMediaServer() {
  const asked: Asked[] = [];
  const served = new Map<string, Served>();
  const server = createServer((request, response) => {
    const { host, authorization } = request.headers;
    const path = request.url ?? '/';
    asked.push({ host, path, authorization });
    const found = served.get(path) ?? 404;
    if (typeof found === 'number') return response.writeHead(found).end();
    if ('to' in found) return response.writeHead(307, { location: found.to }).end();
    // The carrier's word counts for nothing.
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(found);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const names: Record<string, string> = { 'cdn.example.test': '93.184.215.14', 'inside.example.test': '10.0.0.5' };
  const outside: Outside = {
    lookup: (name) => Promise.resolve([names[name] ?? []].flat()),
    dial: () => connect(port, '127.0.0.1'),
  };
  return {
    outside,
    host,
    apiBase: `http://${host}/api`,
    /** Serves something at a path; returns it as the carrier's own address. */
    atCarrier(path: string, content: Served): string {
      served.set(`/api${path}`, content);
      return `http://${host}/api${path}`;
    },
    /** The same at another host of the internet. */
    outsideOf(path: string, content: Served): string {
      served.set(path, content);
      return `https://cdn.example.test${path}`;
    },
    /** The requests for a path, or for one below the API. */
    askedFor: (path: string) => asked.filter((one) => one.path === path || one.path === `/api${path}`),
  };
}

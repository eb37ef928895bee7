import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../../../afterFile.ts';

/** What a recognizer was asked. */
export interface Heard {
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: object | string;
}

/** A recognizer on this machine, which answers what it is told to. */
export async function aRecognizer(replyTo: (heard: Heard) => Reply | Promise<Reply>) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const one = { path, query, headers: request.headers, body: Buffer.concat(parts) };
      heard.push(one);
      void Promise.resolve(replyTo(one)).then(({ status = 200, headers = {}, body }) => {
        const isText = typeof body === 'string';
        response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
        response.end(isText ? body : JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard };
}

/** The fields of a form, each with all of its values; files as their bytes in Latin-1. */
export async function formOf({ headers, body }: Heard): Promise<Record<string, string[]>> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form.entries())
    (fields[name] ??= []).push(
      typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('latin1'),
    );
  return fields;
}

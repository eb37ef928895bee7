import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { LargeBodies } from './largeBodies.ts';
import { watchSpeed } from './slowBodies.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server whose bodies are all large; `answers` notes who is parsed, and an answer waits for its permission. */
async function aServer() {
  const bodies = new LargeBodies();
  const parsed: string[] = [];
  const permissions = new Map<string, () => void>();
  const server = Fastify({ forceCloseConnections: true });
  app = server;
  server.decorateRequest('largeBody', null);
  const parse = async (request: FastifyRequest, body: string | Buffer) => {
    await request.largeBody?.parsing();
    parsed.push(String(body));
    return body;
  };
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, parse);
  server.post<{ Params: { tenant: string } }>('/:tenant', {
    async onRequest(request, reply) {
      request.largeBody = await bodies.admit(request.params.tenant, request, reply);
    },
    async handler(request) {
      const name = String(request.body);
      await new Promise<void>((resolve) => permissions.set(name, resolve));
      request.largeBody?.end();
      return name;
    },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  /** Sends a body but for its end, which the returned function sends. */
  const begin = (tenant: string, name: string) => {
    const headers = { 'content-type': 'text/plain' };
    const sent = httpRequest({ host: '127.0.0.1', port, path: `/${tenant}`, method: 'POST', headers });
    const status = new Promise<number | string>((resolve) => {
      sent
        .once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
        .once('error', ({ message }) => resolve(message));
    });
    sent.write(name);
    return { status, end: () => sent.end(), leave: () => sent.destroy() };
  };
  return { parsed, permissions, begin };
}

test('bodies that arrive slowly keep nobody waiting, also of their own tenant', async () => {
  const { parsed, permissions, begin } = await aServer();
  const slow = [begin('one', 'slow'), begin('two', 'slower')];
  for (const [tenant, name] of [
    ['one', 'a'],
    ['three', 'b'],
  ] as const) {
    const { status, end } = begin(tenant, name);
    end();
    await expect.poll(() => permissions.has(name)).toBe(true);
    permissions.get(name)?.();
    expect(await status).toBe(200);
  }
  expect(parsed).toEqual(['a', 'b']);
  for (const { leave } of slow) leave();
});

test('one is parsed and answered at a time, and whoever leaves makes room', async () => {
  const { parsed, permissions, begin } = await aServer();
  const [first, second, third] = ['first', 'second', 'third'].map((name) => begin(name, name));
  first?.end();
  await expect.poll(() => parsed).toEqual(['first']);
  second?.end();
  third?.end();
  first?.leave();
  await expect.poll(() => parsed.length).toBe(2);
  const [, next = ''] = parsed;
  await expect.poll(() => permissions.has(next)).toBe(true);
  expect(parsed.length).toBe(2);
  permissions.get(next)?.();
  await expect.poll(() => parsed.length).toBe(3);
});

test('a tenant has two in memory, and others are not affected', async () => {
  const { permissions, begin } = await aServer();
  const held = [begin('one', 'a'), begin('one', 'b')];
  const third = begin('one', 'c');
  third.end();
  const other = begin('two', 'd');
  other.end();
  await expect.poll(() => permissions.has('d')).toBe(true);
  permissions.get('d')?.();
  expect(await other.status).toBe(200);
  expect(permissions.has('c')).toBe(false);
  held[0]?.leave();
  await expect.poll(() => permissions.has('c')).toBe(true);
  permissions.get('c')?.();
  expect(await third.status).toBe(200);
  held[1]?.leave();
});

test('a body that hardly arrives is cut, and one that has arrived is not', async () => {
  const server = Fastify({ forceCloseConnections: true });
  app = server;
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const answers = Promise.withResolvers<void>();
  server.post('/', {
    onRequest: (request, _reply, done) => {
      watchSpeed(request.raw, 20);
      done();
    },
    handler: async () => {
      await answers.promise;
      return 'read';
    },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const whole = fetch(url, { method: 'POST', body: 'whole' });
  const slow = httpRequest(url, { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': 10 } });
  const cut = new Promise<string>((resolve) => slow.once('error', ({ message }) => resolve(message)));
  slow.write('a');
  expect(await cut).toMatch(/socket hang up|ECONNRESET/);
  answers.resolve();
  expect((await whole).status).toBe(200);
});

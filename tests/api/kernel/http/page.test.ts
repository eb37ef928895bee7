import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp } from '../../../builders/api/anApp.ts';

let app: FastifyInstance;
const page = mkdtempSync(join(tmpdir(), 'trunkline-page-'));
afterAll(() => rmSync(page, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<head><title></title></head><body>the page</body>');
  writeFileSync(join(page, 'assets', 'main-1a2b.js'), 'export {};\n'.repeat(500));
  ({ app } = await anApp({ page }));
});

test.each(['/', '/calls', '/calls/detail/17', '/settings/wizard/3?tab=flow'])(
  '%s serves the page uncached',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([
      200,
      'no-cache',
      expect.stringContaining('the page'),
    ]);
  },
);

test('a path ending in an email address serves the page to a browser', async () => {
  const url = '/users/list/ada@example.test';
  const answer = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('the page')]);
  expect((await app.inject({ url: '/missing.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
});

test('the page includes the title, the colors and the theme of its host', async () => {
  const own = (await app.inject({ url: '/calls', headers: { host: 'localhost:4400' } })).body;
  expect(own).toContain('<title>Trunkline</title>');
  expect(own).toContain('href="/v2/public/theme/localhost/theme.css?v=');
  const { body } = await app.inject({ url: '/calls', headers: { host: 'calls.</script>.test:8080' } });
  const data = /<script type="application\/json" id="theme">(.*)<\/script>/.exec(body)?.[1] ?? '';
  expect(body).toContain('<title></title>');
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ host: 'calls.</script>.test', title: '', whiteLabel: true });
});

test('assets are cached forever and compressed', async () => {
  const answer = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test.each(['/assets/gone.js', '/v2/nothing', '/v3/nothing', '/favicon.png', '/carrier/nothing'])(
  '%s does not serve the page',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { errorCode: 'NOT-FOUND' }]);
  },
);

test('a POST does not serve the page', async () => {
  expect((await app.inject({ method: 'POST', url: '/calls' })).statusCode).toBe(404);
});

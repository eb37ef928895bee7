import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { Role } from '#values/roles.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** The calls of the specification that are not built, by method and path. */
const planned = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, path] = /^\| (GET|PUT|POST|PATCH|DELETE) +\| `(\/v2\/[^`]+)` +\| planned/.exec(line) ?? [];
    return method !== undefined && path !== undefined ? [[method as Method, path] as const] : [];
  });

let app: FastifyInstance;
let headers: Record<string, string>;
let account: number;

beforeAll(async () => {
  const { app: made, db } = await anApp({ environment: { RATE_LIMIT: '1000000' } });
  app = made;
  account = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, account, Role.options)).email));
});

test('there are such calls', () => {
  expect(planned.length).toBeGreaterThan(10);
});

test.each(planned)('%s %s is not found, whatever other call its path looks like', async (method, path) => {
  const values: Record<string, string> = { did: '+61390000001', service: 'google', code: 'shop', direction: 'inbound' };
  for (const id of [String(account), randomUUID()]) {
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? id));
    const answer = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
    expect([url, answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([url, 404, 'NOT-FOUND']);
  }
});

import { describe, expect, test } from 'vitest';
import { anApp } from '../../../builders/api/anApp.ts';

const publicly = { PUBLIC_BASE_URL: 'https://calls.example.test' };
const metricsToken = 'a-token-for-prometheus';

async function answersOf(environment: Record<string, string>, headers: Record<string, string> = {}) {
  const { app } = await anApp({ environment, checks: { audio: () => Promise.resolve() } });
  const [metrics, ready] = [
    await app.inject({ url: '/metrics', headers }),
    await app.inject({ url: '/readyz', headers }),
  ];
  return { metrics: metrics.statusCode, ready: ready.json<object>() };
}

describe('where others can reach the server', () => {
  test('strangers learn neither metrics nor what the server is made of', async () => {
    expect(await answersOf(publicly)).toEqual({ metrics: 404, ready: { status: 'ready' } });
    const guessed = await answersOf({ ...publicly, METRICS_TOKEN: metricsToken }, { authorization: 'Bearer guessed' });
    expect(guessed).toEqual({ metrics: 404, ready: { status: 'ready' } });
  });

  test('operators do with METRICS_TOKEN', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { metrics, ready } = await answersOf({ ...publicly, METRICS_TOKEN: metricsToken }, headers);
    expect(metrics).toBe(200);
    expect(ready).toMatchObject({ status: 'ready', database: true, audio: true });
  });
});

test('on this machine only, anyone may read both', async () => {
  const { metrics, ready } = await answersOf({});
  expect(metrics).toBe(200);
  expect(ready).toMatchObject({ database: true });
});

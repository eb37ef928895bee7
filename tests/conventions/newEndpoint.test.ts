import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { readConfig } from '../../server/config.ts';
import type { HandlersFor, Platform } from '../../server/kernel/http/handler.ts';
import { mountEndpoints } from '../../server/kernel/http/mountEndpoints.ts';
import { newApp, prepareApp } from '../../server/kernel/http/newApp.ts';
import { openApi } from '../../server/kernel/http/openApi.ts';
import type { SamplesFor } from '../builders/api/aWorld.ts';

/** Step 1 of the recipe: describe the endpoint. The product has no such area. */
const campaigns = {
  quoteCampaign: endpoint({
    method: 'PUT',
    path: '/v2/sms/bulk/:campaign/quote',
    summary: 'What a campaign would cost',
    access: 'public',
    roles: [],
    params: z.object({ campaign: z.uuid() }),
    body: z.object({ text: z.string().min(1), targets: z.array(z.string()).max(3).default([]) }),
    response: z.object({ parts: z.number().int() }),
    errors: ['NOT-FOUND'],
  }),
};
type Campaigns = typeof campaigns;

/** Step 2: its handler, which receives parsed input. */
const handlers: HandlersFor<Campaigns> = {
  quoteCampaign: ({ input }) => ({ parts: Math.ceil(input.body.text.length / 160) * input.body.targets.length }),
};

// @ts-expect-error A missing handler does not compile.
const withoutHandler: HandlersFor<Campaigns> = {};
// @ts-expect-error Nor does one with the wrong return type.
const withWrongAnswer: HandlersFor<Campaigns> = { quoteCampaign: () => ({ parts: 'many' }) };
// @ts-expect-error Without a sample request, which its body needs, the generated tests do not compile.
const withoutSample: SamplesFor<Campaigns> = {};

const app = newApp(readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' }));
const url = '/v2/sms/bulk/6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11/quote';
const ask = (body: object, to = url) => app.inject({ method: 'PUT', url: to, payload: body });

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' });
  await prepareApp(app, config);
  await openApi(app, { API_DOCS: true });
  // A public endpoint uses nothing of the platform except what its handler needs.
  mountEndpoints(app, { config } as unknown as Platform, handlers, campaigns);
  await app.ready();
});
afterAll(() => app.close());

test('a new endpoint works once it is described and handled', async () => {
  const answer = await ask({ text: 'x'.repeat(161), targets: ['+61491570156'] });
  expect([answer.statusCode, answer.json()]).toEqual([200, { parts: 2 }]);
  expect((await ask({ text: 'Hello' })).json()).toEqual({ parts: 0 });
});

test('its input is validated by its schemas alone', async () => {
  expect((await ask({})).json()).toMatchObject({ errorCode: 'MISSING-FIELD', info: ['text'] });
  expect((await ask({ text: 7 })).json()).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
  expect((await ask({ text: 'Hello' }, '/v2/sms/bulk/nonsense/quote')).json()).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
  });
});

test('OpenAPI describes it', async () => {
  const { paths } = (await app.inject('/v2/openapi.json')).json() as { paths: Record<string, object> };
  expect(paths).toMatchObject({
    '/v2/sms/bulk/{campaign}/quote': { put: { operationId: 'quoteCampaign', summary: 'What a campaign would cost' } },
  });
});

test('forgetting a part does not compile', () => {
  expect([withoutHandler, withoutSample]).toEqual([{}, {}]);
  expect(Object.keys(withWrongAnswer)).toEqual(['quoteCampaign']);
});

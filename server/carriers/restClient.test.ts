import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from './restClient.ts';

const project = '2f1b7c7e-6d0b-4c8f-9d6e-0a4f0a8a1b2c';
const asked: { url: string; authorization: string }[] = [];

/** Speaks SignalWire's shape: account ids are UUIDs, and links to the next page have the whole path. */
const space = createServer((request, response) => {
  const { url = '', headers } = request;
  asked.push({ url, authorization: headers.authorization ?? '' });
  const list = `/api/laml/2010-04-01/Accounts/${project}/IncomingPhoneNumbers.json`;
  const isFirst = !url.includes('Page=1');
  const body = {
    incoming_phone_numbers: [{ sid: isFirst ? 'a' : 'b', phone_number: '+15551230000' }],
    next_page_uri: isFirst ? `${list}?Page=1&PageSize=1` : null,
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void space.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void space.close());

test("a carrier of the same protocol is asked with its own account's id, page by page", async () => {
  const base = `http://127.0.0.1:${(space.address() as AddressInfo).port}/api/laml`;
  const client = restClient({ accountSid: project, authTokens: ['PT1'] }, base);
  const found = await client.incomingPhoneNumbers.list({ pageSize: 1 });
  expect(found.map(({ sid }) => sid)).toEqual(['a', 'b']);
  const path = `/api/laml/2010-04-01/Accounts/${project}/IncomingPhoneNumbers.json`;
  expect(asked.map(({ url }) => url.split('?')[0])).toEqual([path, path]);
  const credentials = Buffer.from(`${project}:PT1`).toString('base64');
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Basic ${credentials}`]));
});

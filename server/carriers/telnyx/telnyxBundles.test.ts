import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BundleProgress } from '../../kernel/db/schema/bundles.ts';
import { telnyxApi } from './telnyxApi.ts';
import { telnyxBundles } from './telnyxBundles.ts';

interface Asked {
  request: string;
  body: Record<string, unknown> | undefined;
}

let asked: Asked[];
let answers: Record<string, object>;
const server = createServer((request, response) => {
  void (async () => {
    const key = `${request.method} ${request.url?.split('?')[0]}`;
    const sent = await text(request);
    const body = sent === '' ? undefined : (JSON.parse(sent) as Asked['body']);
    asked.push({ request: `${request.method} ${request.url}`, body });
    const answer = answers[key];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { errors: [{ code: '10005', title: 'Resource not found' }] }));
  })();
});
let carrier: ReturnType<typeof telnyxBundles>;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = telnyxApi({ accountSid: '', authTokens: ['KEY'] }, `http://127.0.0.1:${port}`);
  carrier = telnyxBundles(api, { warn: () => undefined });
});
afterAll(() => void server.close());

const group = { id: 'group-1', status: 'unapproved', regulatory_requirements: [] };
beforeEach(() => {
  asked = [];
  answers = {
    'GET /requirements': {
      data: [
        {
          requirements_types: [
            { id: 'name', name: 'Company name', type: 'textual', description: 'As registered' },
            { id: 'place', name: 'Address', type: 'address' },
            { id: 'proof', name: 'Proof of address', type: 'document' },
          ],
        },
      ],
    },
    'POST /addresses': { data: { id: 77 } },
    'POST /documents': { data: { id: 'document-1' } },
    'POST /requirement_groups': group,
    'GET /requirement_groups/group-1': group,
    'PATCH /requirement_groups/group-1': group,
    'POST /requirement_groups/group-1/submit_for_approval': { ...group, status: 'pending-approval' },
  };
});

const place = { country: 'GB', network: 'geo', holder: 'business' } as const;
const bundle = {
  ...place,
  name: 'Trunkline 1',
  email: 'a@example.test',
  fields: { name: 'Fernleigh' },
  address: { name: 'Fernleigh', street: '12 Quay', city: 'Bristol', region: 'Bristol', postcode: 'BS1', country: 'GB' },
  documents: [
    {
      id: 'own',
      requirement: 'proof',
      type: 'proof',
      name: 'bill.pdf',
      fields: {},
      mime: 'application/pdf',
      bytes: Buffer.from('%PDF'),
    },
  ],
};
const values = [
  { requirement_id: 'name', field_value: 'Fernleigh' },
  { requirement_id: 'place', field_value: '77' },
  { requirement_id: 'proof', field_value: 'document-1' },
];

/** Keeps what the carrier has in memory. */
function aSubmission(done: BundleProgress = {}) {
  const submission = {
    done,
    note: (more: BundleProgress) => Promise.resolve(void (submission.done = { ...submission.done, ...more })),
  };
  return submission;
}

async function submit(begun: BundleProgress = {}): Promise<BundleProgress> {
  const submission = aSubmission(begun);
  await carrier.submit(bundle, submission);
  return submission.done;
}

test('what Telnyx asks for is listed', async () => {
  expect((await carrier.requirements(place)).map(({ id, kind, hint }) => [id, kind, hint])).toEqual([
    ['name', 'text', 'As registered'],
    ['place', 'address', null],
    ['proof', 'document', null],
  ]);
  expect(decodeURIComponent(asked[0]?.request ?? '')).toBe(
    'GET /requirements?filter[country_code]=GB&filter[phone_number_type]=local&filter[action]=ordering',
  );
});

test('a group is made of all that is asked for, and submitted', async () => {
  expect(await submit()).toEqual({ address: '77', documents: { own: 'document-1' }, bundle: 'group-1' });
  const sent = Object.fromEntries(asked.map(({ request, body }) => [request, body]));
  expect(sent['POST /documents']).toMatchObject({ file: Buffer.from('%PDF').toString('base64'), filename: 'bill.pdf' });
  expect(sent['POST /addresses']).toMatchObject({
    business_name: 'Fernleigh',
    locality: 'Bristol',
    country_code: 'GB',
  });
  expect(sent['POST /requirement_groups']).toMatchObject({
    country_code: 'GB',
    phone_number_type: 'local',
    action: 'ordering',
    regulatory_requirements: values,
  });
  expect(asked.at(-1)?.request).toBe('POST /requirement_groups/group-1/submit_for_approval');
});

test('a group that is there gets its values anew, and one that is being checked is left alone', async () => {
  await submit({ address: '77', bundle: 'group-1' });
  expect(asked.find(({ request }) => request.startsWith('PATCH'))?.body).toEqual({ regulatory_requirements: values });
  expect(asked.some(({ request }) => request === 'POST /addresses')).toBe(false);
  answers['GET /requirement_groups/group-1'] = { ...group, status: 'pending-approval' };
  asked = [];
  await submit({ bundle: 'group-1' });
  expect(asked.map(({ request }) => request)).toEqual(['GET /requirement_groups/group-1']);
});

test('what is missing is named before anything is sent', async () => {
  const lacking = { ...bundle, fields: {}, documents: [] };
  const submitted = carrier.submit(lacking, aSubmission());
  await expect(submitted).rejects.toMatchObject({
    code: 'BUNDLE-INCOMPLETE',
    info: { reasons: ['Company name', 'Proof of address'] },
  });
  expect(asked).toHaveLength(1);
});

test.each([
  [
    'approved',
    '2027-03-01T00:00:00Z',
    { state: 'approved', reasons: [], validUntil: new Date('2027-03-01T00:00:00Z') },
  ],
  ['pending-approval', null, { state: 'submitted', reasons: [], validUntil: null }],
  ['declined', null, { state: 'refused', reasons: [], validUntil: null }],
  ['expired', null, { state: 'expired', reasons: [], validUntil: null }],
])('a group that is %s', async (status, at, verdict) => {
  const told = [{ expires_at: '2028-01-01T00:00:00Z' }, { expires_at: at }];
  answers['GET /requirement_groups/group-1'] = { ...group, status, regulatory_requirements: told };
  expect(await carrier.verdict({ bundle: 'group-1' })).toEqual(verdict);
});

test('a group that is gone was refused', async () => {
  expect(await carrier.verdict({ bundle: 'gone' })).toEqual({ state: 'refused', reasons: [], validUntil: null });
});

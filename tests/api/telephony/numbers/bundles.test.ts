import { eq } from 'drizzle-orm';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import type { Bundle, Requirement } from '#contract/telephony/bundles.contract.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { dialects } from '../../../../server/carriers/dialects.ts';
import { files } from '../../../../server/kernel/db/schema/brand.ts';
import { bundles } from '../../../../server/kernel/db/schema/bundles.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { askBundles } from '../../../../server/telephony/bundles/askBundles.ts';
import type { BundleProgress } from '../../../../server/kernel/db/schema/bundles.ts';
import { AppError } from '../../../../server/kernel/appError.ts';
import { anActor } from '../../../builders/api/anActor.ts';
import { submitBundle } from '../../../../server/telephony/bundles/submitBundle.ts';
import type { BundleCarrier } from '../../../../server/telephony/bundles/bundleCarrier.ts';
import { buyNumber } from '../../../../server/telephony/numbers/buyNumber.ts';
import type { NumberPurchase } from '../../../../server/telephony/numbers/numberCarrier.ts';
import { aBundle, bundleContent } from '../../../builders/api/aBundle.ts';
import { toBundle } from '../../../../server/telephony/bundles/toBundle.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aPdf } from '../../../builders/api/aPorting.ts';
import { ask } from '../../../builders/api/ask.ts';
import type { Sample } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, token } from '../../carriers/aCarrier.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let carrier: BundleCarrier;
let time = Date.parse('2026-03-04T01:00:00Z');
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anAppWithCalls({}, { now: () => new Date(time) });
  const settings = { accountSid: 'AC00000000000000000000000000local', authTokens: [token], kind: 'local' };
  const rest = dialects.local.rest(settings as never, `${world.url}/carrier/local`, world.app.log);
  if (!rest.bundles) throw new Error('the local carrier checks bundles');
  carrier = rest.bundles;
});

beforeEach(async () => {
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email));
});

async function request(name: EndpointName, sample: Sample) {
  const answer = await ask(world.app, endpoints[name], sample, headers);
  return { status: answer.status, code: answer.code, info: answer.info, body: JSON.parse(answer.body) as Bundle };
}

const place = { country: 'GB', network: 'geo', holder: 'business' };

async function aDraft(content: object = bundleContent): Promise<Bundle> {
  return (await request('createBundle', { params: { account }, body: { ...place, ...content } })).body;
}

async function withDocument({ uuid: id }: Bundle, requirement: string, type: string): Promise<Bundle> {
  const file = { name: `${type}.pdf`, bytes: aPdf };
  return (await request('addBundleDocument', { params: { id }, body: { requirement, type }, file })).body;
}

async function aProvenDraft(content?: object): Promise<Bundle> {
  const proven = await withDocument(await aDraft(content), 'identity', 'commercial_registrar_excerpt');
  return withDocument(proven, 'address', 'utility_bill');
}

const submit = ({ uuid: id, version }: Bundle) => request('submitBundle', { params: { id }, body: { version } });
const filesOf = () => world.db.select().from(files).where(eq(files.accountId, account));

async function later(seconds: number): Promise<Bundle | undefined> {
  time += seconds * 1000;
  await askBundles({ db: world.db, carrier }, new Date(time));
  const [row] = await world.db.select().from(bundles).where(eq(bundles.accountId, account));
  return row && toBundle(row);
}

test('what a regulator asks for is listed, and nothing where nobody asks', async () => {
  const asked = async (query: Record<string, string>) =>
    JSON.parse((await ask(world.app, endpoints.listRequirements, { query }, headers)).body) as Requirement[];
  const wanted = await asked(place);
  expect(wanted.map(({ id, kind, documents }) => [id, kind, documents.map(({ type }) => type)])).toEqual([
    ['business_name', 'text', []],
    ['business_registration_number', 'text', []],
    ['address_sids', 'address', []],
    ['identity', 'document', ['commercial_registrar_excerpt']],
    ['address', 'document', ['utility_bill', 'rent_receipt']],
  ]);
  expect(wanted.at(-1)?.documents[1]?.fields).toEqual([{ id: 'document_number', label: 'Document number' }]);
  expect(await asked({ ...place, country: 'US' })).toEqual([]);
});

test('a bundle is checked, approved, rents numbers with its proof, and runs out', async () => {
  const submitted = await submit(await aProvenDraft());
  expect(submitted).toMatchObject({ status: 200, body: { state: 'submitted' } });
  expect(await later(1)).toMatchObject({ state: 'submitted' });
  expect(await filesOf()).toHaveLength(2);
  const approved = await later(400);
  expect(approved).toMatchObject({ state: 'approved', documents: [], reasons: [] });
  expect(Date.parse(approved?.validUntil ?? '')).toBeGreaterThan(time + 360 * 86_400_000);
  expect(await filesOf()).toEqual([]);
  const bought: NumberPurchase[] = [];
  const rents = { rent: (purchase: NumberPurchase) => Promise.resolve(String(bought.push(purchase))) };
  const seller = { carrier: rents as never, staff: false };
  const buyer = { db: world.db, now: new Date(time) };
  for (const network of ['geo', 'mobile'] as const)
    await buyNumber(buyer, { account, did: '+441170000001', country: 'GB', network }, seller);
  expect(bought.map(({ proof }) => proof)).toEqual([
    { address: expect.stringMatching(/^AD/), bundle: expect.stringMatching(/^BU/) },
    null,
  ]);
  expect(await later(366 * 86_400)).toMatchObject({ state: 'expired' });
  const actions = await world.db.select().from(auditLog).where(eq(auditLog.accountId, account));
  const told = actions.map(({ action }) => action).filter((action) => action.startsWith('bundle.'));
  expect(told).toEqual([
    'bundle.created',
    'bundle.document-added',
    'bundle.document-added',
    'bundle.submitted',
    'bundle.approved',
    'bundle.expired',
  ]);
  expect(JSON.stringify(actions)).not.toContain('12345678');
});

test('a refused bundle says why, and is a draft again when it is changed', async () => {
  const fields = { ...bundleContent.fields, business_registration_number: '000' };
  await submit(await aProvenDraft({ ...bundleContent, fields }));
  await later(1);
  const refused = await later(400);
  const reasons = Array.from({ length: 2 }, () => 'No business is registered with this number');
  expect(refused).toMatchObject({ state: 'refused', reasons });
  const { uuid: id = '', version = 0 } = refused ?? {};
  const changed = await request('changeBundle', { params: { id }, body: { ...bundleContent, version } });
  expect(changed.body).toMatchObject({ state: 'draft', reasons: [], documents: [{}, {}] });
  expect((await submit(changed.body)).body).toMatchObject({ state: 'submitted' });
  await later(1);
  expect(await later(400)).toMatchObject({ state: 'approved' });
});

test('what is missing is named, and nothing is lost', async () => {
  const draft = await withDocument(await aDraft({ ...bundleContent, fields: {} }), 'address', 'utility_bill');
  const refused = await submit(draft);
  expect(refused).toMatchObject({ status: 422, code: 'BUNDLE-INCOMPLETE' });
  expect(refused.info).toEqual({
    reasons: ['Business name is missing', 'Registration number is missing', 'Proof of the business is missing'],
  });
  expect(await later(1)).toMatchObject({ state: 'draft', documents: [{ name: 'utility_bill.pdf' }] });
});

test('a submission that failed on the way goes on where it ended', async () => {
  const draft = await aProvenDraft();
  const [row] = await world.db.select().from(bundles).where(eq(bundles.id, draft.uuid));
  const steps: string[][] = [];
  const contents = (await filesOf()).map(({ id, bytes }) => [id, bytes] as const);
  const documents = (row?.documents ?? []).map((each) => {
    return { ...each, mime: 'application/pdf', bytes: new Map(contents).get(each.id) ?? Buffer.of() };
  });
  const { fields, address } = bundleContent;
  const sent = { ...place, fields, address, documents, name: 'Test', email: 'a@example.test' } as never;
  let progress: BundleProgress = {};
  const ending = {
    get done() {
      return progress;
    },
    note(more: BundleProgress) {
      progress = { ...progress, ...more };
      steps.push(Object.keys(more));
      return Promise.reject(new AppError('SERVER-BUSY'));
    },
  };
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(carrier.submit(sent, ending)).rejects.toThrow('SERVER-BUSY');
  expect(steps.flat()).toEqual(['address', 'holder', 'documents', 'documents', 'bundle']);
  // The answer to the last request can get lost too.
  await carrier.submit(sent, ending);
  await carrier.submit(sent, ending);
  expect(await carrier.verdict(progress)).toMatchObject({ state: 'submitted' });
});

test('of two submissions under way only one gets on', async () => {
  const { id } = await aBundle(world.db, account);
  const both = Promise.withResolvers<void>();
  let [begun, noted] = [0, 0];
  const waiting: BundleCarrier = {
    ...carrier,
    async submit(_bundle, submission) {
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      await submission.note({ bundle: 'BU1' });
      noted += 1;
    },
  };
  const submit = () => submitBundle(anActor(world.db, account, new Date(time)), id, 1, waiting);
  await Promise.allSettled([submit(), submit()]);
  expect([begun, noted]).toEqual([2, 1]);
});

test('two who begin the same at once begin one bundle', async () => {
  const begin = () => request('createBundle', { params: { account }, body: { ...place, ...bundleContent } });
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.filter(({ code }) => code === 'ALREADY-EXISTS')).toHaveLength(2);
});

test('two who submit the same at once submit one bundle', async () => {
  const draft = await aProvenDraft();
  const answers = await Promise.all([submit(draft), submit(draft)]);
  expect(answers.map(({ status, code }) => code ?? String(status)).toSorted()).toEqual(['200', 'STALE-VERSION']);
  await later(1);
  expect(await later(400)).toMatchObject({ state: 'approved' });
});

test.each([
  ['changeBundle', (id: string) => ({ params: { id }, body: { ...bundleContent, version: 1 } })],
  [
    'addBundleDocument',
    (id: string) => ({ params: { id }, body: { requirement: 'a', type: 'b' }, file: { name: 'a.pdf', bytes: aPdf } }),
  ],
  ['removeBundle', (id: string) => ({ params: { id } })],
  ['submitBundle', (id: string) => ({ params: { id }, body: { version: 1 } })],
] as const)('%s waits while the carrier checks', async (name, sample) => {
  const { id } = await aBundle(world.db, account, { state: 'submitted' });
  expect(await request(name, sample(id))).toMatchObject({ status: 409, code: 'WRONG-STATUS' });
  expect(await filesOf()).toHaveLength(2);
});

test('a document is judged by its content, and takes the place of an earlier one', async () => {
  const { uuid: id } = await withDocument(await aDraft(), 'address', 'utility_bill');
  const body = { requirement: 'address', type: 'rent_receipt', fields: '{"document_number":"7"}' };
  const text = await request('addBundleDocument', {
    params: { id },
    body,
    file: { name: 'a.pdf', bytes: Buffer.from('Hello') },
  });
  expect(text.code).toBe('file-invalid-type');
  const odd = { ...body, fields: '{"a":1}' };
  expect(
    (await request('addBundleDocument', { params: { id }, body: odd, file: { name: 'a.pdf', bytes: aPdf } })).status,
  ).toBe(400);
  const replaced = await request('addBundleDocument', { params: { id }, body, file: { name: 'b.pdf', bytes: aPdf } });
  expect(replaced.body.documents).toMatchObject([{ type: 'rent_receipt', fields: { document_number: '7' } }]);
  expect((await filesOf()).map(({ name }) => name)).toEqual(['b.pdf']);
  const again = await request('createBundle', { params: { account }, body: { ...place, ...bundleContent } });
  expect(again.code).toBe('ALREADY-EXISTS');
});

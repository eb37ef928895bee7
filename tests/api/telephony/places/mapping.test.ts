import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type MapImport, mostMapRows } from '#contract/telephony/locations.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aBranch, aLocation } from '../../../builders/api/aBranch.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aWorkbook } from '../../../builders/aWorkbook.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let parent: number;
let headers: Record<string, string>;
let account: number;
let location: string;

beforeAll(async () => {
  ({ app, db } = await anApp());
  parent = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, parent, ['conf'])).email));
});

beforeEach(async () => {
  account = await anAccount(db, { parentId: parent });
  location = await aLocation(db, account);
  await aBranch(db, account, { name: 'North', code: 'N' });
  await aBranch(db, account, { name: 'South', code: 'S' });
});

async function send(text: string | Buffer, body: Record<string, unknown> = {}, into = location) {
  const file = { name: 'map.csv', bytes: Buffer.from(text) };
  const answer = await ask(
    app,
    endpoints.importLocationMap,
    { params: { account, id: into }, body: { invalid: 'refuse', ...body }, file },
    headers,
  );
  return { ...answer, read: JSON.parse(answer.body) as MapImport };
}

async function exported(id = location): Promise<string> {
  return (await ask(app, endpoints.getLocationMap, { params: { account, id } }, headers)).body;
}

const head = 'postcode,specified-branch,automatic-branch\r\n';

test('a mapping is imported and comes back as it was', async () => {
  const text = `${head}0800,S,\r\n3000,N,S\r\n3001,,S\r\n`;
  const { read } = await send(text);
  expect(read).toMatchObject({ rows: 3, valid: 3, invalid: 0, written: true, errors: [] });
  expect(read.location.map).toMatchObject({ rows: 3, unrouted: 0 });
  expect(await exported()).toBe(text);
});

test('a workbook is imported, with the zeros of postcodes that it shows', async () => {
  const rows = `<row><c><v>800</v></c><c t="s"><v>0</v></c></row><row><c><v>3000</v></c><c t="s"><v>0</v></c></row>`;
  const styles = '<cellXfs><xf numFmtId="164"/></cellXfs><numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts>';
  await send(await aWorkbook({ rows, styles, strings: '<si><t>South</t></si>' }), { header: 'no' });
  expect(await exported()).toBe(`${head}0800,S,\r\n3000,S,\r\n`);
});

test('a second file replaces the first', async () => {
  await send(`${head}3000,N,\r\n3001,N,\r\n`);
  await send(`${head}3001,S,\r\n`);
  expect(await exported()).toBe(`${head}3001,S,\r\n`);
});

test.each([
  ['semicolons', 'postcode;specified-branch\r\n3000;N\r\n'],
  ['tabs and bare line feeds', 'postcode\tspecified-branch\n3000\tN'],
  ['quotes, a byte order mark and spaces', '\uFEFF"Postcode"," Specified-Branch "\r\n" 3000 ","north"\r\n\r\n'],
  ['other columns first', 'suburb,specified-branch,postcode\r\n"Melbourne, CBD",N,3000\r\n'],
])('reads %s', async (_, text) => {
  expect((await send(text)).read).toMatchObject({ valid: 1, invalid: 0, written: true });
  expect(await exported()).toBe(`${head}3000,N,\r\n`);
});

test('columns can be assigned by their place, with and without a header', async () => {
  const columns = { postcodeColumn: 2, specifiedColumn: 0 };
  expect((await send('Shop;Town;PLZ\r\nN;Melbourne;3000\r\n', columns)).read).toMatchObject({ rows: 1, written: true });
  const bare = await send('N,x,3000\r\nS,x,3001\r\n', { ...columns, header: 'no' });
  expect(bare.read).toMatchObject({ rows: 2, valid: 2 });
  expect((await send('3000,N\r\n', { header: 'no' })).read).toMatchObject({ rows: 1, valid: 1 });
  expect((await send('3000,N\r\n', { postcodeColumn: 100 })).code).toBe('INVALID-PAYLOAD');
});

const faulty = `${head}3000,N,\r\n30x0,N,\r\n3000,S,\r\n3002,Nowhere,\r\n3003,,\r\n3004,,Nowhere\r\n3005,S,\r\n`;
const faults = [
  { line: 3, problem: 'postcode', value: '30x0' },
  { line: 4, problem: 'repeated', value: '3000' },
  { line: 5, problem: 'unknown-branch', value: 'Nowhere' },
  { line: 6, problem: 'no-branch', value: '3003' },
  { line: 7, problem: 'unknown-branch', value: 'Nowhere' },
];

test('a file with errors is refused with each of them, and the mapping stays', async () => {
  await send(`${head}4000,S,\r\n`);
  const { status, read } = await send(faulty);
  expect([status, read]).toMatchObject([200, { rows: 7, valid: 2, invalid: 5, written: false, errors: faults }]);
  expect(read.location.map.rows).toBe(1);
  expect(await exported()).toBe(`${head}4000,S,\r\n`);
});

test('people can go on with the valid rows', async () => {
  const { read } = await send(faulty, { invalid: 'skip' });
  expect(read).toMatchObject({ valid: 2, invalid: 5, written: true, errors: faults });
  expect(await exported()).toBe(`${head}3000,N,\r\n3005,S,\r\n`);
});

test('a check writes nothing, even without errors', async () => {
  expect((await send(`${head}3000,N,\r\n`, { invalid: 'check' })).read).toMatchObject({ valid: 1, written: false });
  expect(await exported()).toBe(head);
});

test('a name that two branches have is unknown, their codes are not', async () => {
  await aBranch(db, account, { name: 'North', code: 'N2' });
  expect((await send(`${head}3000,North,\r\n`)).read.errors).toMatchObject([{ problem: 'unknown-branch' }]);
  expect((await send(`${head}3000,n2,\r\n`)).read.written).toBe(true);
});

test('branches of another location routing or account are unknown', async () => {
  const other = await aLocation(db, account);
  await aBranch(db, account, { code: 'ELSEWHERE', locationId: other });
  const stranger = await anAccount(db);
  await aBranch(db, stranger, { code: 'FOREIGN' });
  const { read } = await send(`${head}3000,ELSEWHERE,\r\n3001,FOREIGN,\r\n`);
  expect(read.errors.map(({ problem }) => problem)).toEqual(['unknown-branch', 'unknown-branch']);
  expect((await send(`${head}3000,ELSEWHERE,\r\n`, {}, other)).read.written).toBe(true);
});

test('at most 200 errors are listed, all are counted', async () => {
  const { read } = await send(`${head}${'x,N,\r\n'.repeat(1500)}`);
  expect([read.invalid, read.errors.length, read.errors.at(-1)?.line]).toEqual([1500, 200, 201]);
});

test.each([
  ['nothing', '', 400, 'MISSING-FIELD'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'file-invalid-type'],
  ['a PDF', '%PDF-1.7\n', 415, 'file-invalid-type'],
  ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 415, 'file-invalid-type'],
  ['too much', Buffer.alloc(32 * 1024 * 1024 + 1, 'x'), 413, 'file-too-large'],
])('%s is refused', async (_, file, status, code) => {
  const answer = await send(file);
  expect([answer.status, answer.code]).toEqual([status, code]);
});

test('a deleted branch leaves its postcodes without one, which the routing tells', async () => {
  const gone = await aBranch(db, account, { code: 'GONE' });
  await send(`${head}3000,GONE,\r\n3001,GONE,S\r\n`);
  await ask(app, endpoints.deleteBranch, { params: { account, id: gone } }, headers);
  const answer = await ask(app, endpoints.getLocation, { params: { account, id: location } }, headers);
  expect(JSON.parse(answer.body)).toMatchObject({ map: { rows: 2, unrouted: 1 } });
  expect(await exported()).toBe(`${head}3000,,\r\n3001,,S\r\n`);
});

test('100 000 rows go in and come out unchanged, and one more is refused', async () => {
  const codes = ['N', 'S'];
  account = await anAccount(db, { parentId: parent, country: 'GB' });
  location = await aLocation(db, account);
  for (const code of codes) await aBranch(db, account, { code, country: 'GB' });
  const lines = Array.from({ length: mostMapRows + 1 }, (_, at) => `P${at + 100_000},${codes[at % 2]},\r\n`);
  const { read } = await send(`${head}${lines.join('')}`, { invalid: 'skip' });
  expect(read).toMatchObject({ valid: mostMapRows, invalid: 1, errors: [{ problem: 'too-many-rows' }] });
  const text = `${head}${lines.slice(0, mostMapRows).join('')}`;
  expect((await exported()) === text).toBe(true);
}, 120_000);

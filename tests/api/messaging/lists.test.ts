import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { directionCodes } from '../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aContact } from '../../builders/api/aContact.ts';
import { ask } from '../../builders/api/ask.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { aWorkbook, zipped } from '../../builders/aWorkbook.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let count = 0;

beforeAll(async () => {
  world = await aMessagingWorld();
});

async function aList(): Promise<string> {
  count += 1;
  const { body } = await world.put('list', { account: world.account, name: `List ${count}` });
  return String(body['uuid']);
}

async function importFile(uuid: string, content: string | Buffer, body: Record<string, string> = {}) {
  const file = { name: 'contacts.csv', bytes: Buffer.from(content) };
  const sample = { params: { uuid }, body: { invalid: 'skip', ...body }, file };
  const answer = await ask(world.app, endpoints.importListFile, sample, world.headers);
  return JSON.parse(answer.body) as Record<string, unknown>;
}

const read = async (uuid: string) => {
  const { body } = await world.get(`list/${uuid}`);
  const { list, contacts } = body as { list: object; contacts: { data: { msisdn: string; fields: object }[] } };
  return { list, contacts: contacts.data.map(({ msisdn, fields }) => [msisdn, fields]) };
};

describe('a file', () => {
  test('with numbers that a program changed has them read right, or refused by line', async () => {
    const uuid = await aList();
    const cells = [
      '61412345610.0',
      '0061412345611',
      '6.1412345612E+10',
      '6.14E+10',
      '61412345613.5',
      '0412 345 61',
      '64211234567',
    ];
    expect(await importFile(uuid, ['number', ...cells].join('\n'))).toMatchObject({
      added: 3,
      invalid: 4,
      problems: [5, 6, 7, 8].map((line) => ({ line, problem: 'phone', value: cells[line - 2] })),
    });
    const { contacts } = await read(uuid);
    expect(contacts.map(([msisdn]) => msisdn)).toEqual(['+61412345610', '+61412345611', '+61412345612']);
  });

  test('with a byte order mark, semicolons and quotes is read, and its headers name the fields', async () => {
    const uuid = await aList();
    const text = '\uFEFFFirst name;Mobile;Plan\n"Ann; ""Annie""";0412 000 811;Gold\n;+61412000812;\n\n';
    expect(await importFile(uuid, text)).toEqual({ rows: 2, added: 2, known: 0, invalid: 0, problems: [] });
    expect(await read(uuid)).toMatchObject({
      list: { tot: 2, fields: ['firstName', 'plan'] },
      contacts: [
        ['+61412000811', { firstName: 'Ann; "Annie"', plan: 'Gold' }],
        ['+61412000812', {}],
      ],
    });
  });

  test('that is an Excel workbook is read by its content, with the numbers that Excel rounds for show', async () => {
    const uuid = await aList();
    const cells = (...values: string[]) => `<row>${values.join('')}</row>`;
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const bytes = await aWorkbook({
      rows: `<row r="2">${text('First name')}${text('Mobile')}${text('Since')}</row>
        ${cells(text('Ann'), '<c><v>6.1412000815E+10</v></c>', '<c s="1"><v>46331</v></c>')}
        ${cells(text('Bo'), '<c s="2"><v>412000816</v></c>')}${cells(text('Cy'), '<c><v>12</v></c>')}`,
      styles: `<numFmts><numFmt numFmtId="164" formatCode="0000000000"/></numFmts>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>`,
    });
    const problems = [{ line: 5, problem: 'phone', value: '12' }];
    expect(await importFile(uuid, bytes)).toEqual({ rows: 3, added: 2, known: 0, invalid: 1, problems });
    expect((await read(uuid)).contacts).toEqual([
      ['+61412000815', { firstName: 'Ann', since: '2026-11-05' }],
      ['+61412000816', { firstName: 'Bo' }],
    ]);
  });

  test('that is neither text nor a workbook is refused, and adds nothing of a broken workbook', async () => {
    const uuid = await aList();
    const refused = { errorCode: 'file-invalid-type', info: { types: ['csv', 'xlsx'] } };
    expect(await importFile(uuid, await zipped([['contacts.csv', 'number\n0412000817\n']]))).toMatchObject(refused);
    const row = (mobile: string) => `<row><c t="inlineStr"><is><t>${mobile}</t></is></c></row>`;
    const rows = `${row('number')}${row('0412000818').repeat(5000)}</row>`;
    expect(await importFile(uuid, await aWorkbook({ rows }))).toMatchObject(refused);
    expect((await read(uuid)).contacts).toEqual([]);
  });

  test('adds each number once, and nothing that it already added', async () => {
    const uuid = await aList();
    await importFile(uuid, 'number\n0412000821\n');
    expect(await importFile(uuid, 'number\n0412000821\n0412000822\n+61412000822\n')).toMatchObject({
      rows: 3,
      added: 1,
      known: 2,
    });
  });

  test.each([
    ['refuse', 0],
    ['skip', 1],
    ['check', 0],
  ])('with an invalid row and the rule %s leaves %i contacts', async (invalid, left) => {
    const uuid = await aList();
    const result = await importFile(uuid, 'number\n0412000831\nnot a number\n', { invalid });
    expect(result).toMatchObject({
      rows: 2,
      added: left,
      invalid: 1,
      problems: [{ line: 3, problem: 'phone', value: 'not a number' }],
    });
    expect((await read(uuid)).list).toMatchObject({ tot: left });
  });

  test('without a column of numbers is refused', async () => {
    expect(await importFile(await aList(), 'name\nAnn\n')).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
  });
});

test('a list is filled from pasted numbers, the address book and the callers of calls', async () => {
  const uuid = await aList();
  const [caller, friend] = [aMobile(), aMobile()];
  await aContact(world.db, world.account, { firstName: 'Grace', lastName: 'Hopper', num: friend });
  await aCall(world.db, world.account, { caller, status: 'missed' });
  await aCall(world.db, world.account, { caller, status: 'missed' });
  await aCall(world.db, world.account, { caller: aMobile(), status: 'answered' });
  const pasted = await world.put(`list/${uuid}/contacts`, { from: 'numbers', contacts: [{ number: '0412 000 841' }] });
  expect(pasted.body).toMatchObject({ added: 1 });
  expect((await world.put(`list/${uuid}/contacts`, { from: 'addressBook' })).body).toMatchObject({ added: 1 });
  expect((await world.ask('PUT', `list/${uuid}/callers?status=missed`)).body).toMatchObject({ rows: 1, added: 1 });
  const { contacts } = await read(uuid);
  expect(new Map(contacts as [string, object][])).toEqual(
    new Map<string, object>([
      ['+61412000841', {}],
      [caller, {}],
      [friend, { firstName: 'Grace', lastName: 'Hopper' }],
    ]),
  );
});

test('callers of a filter are counted and added once each, without withheld numbers, tests, outbound calls and opt-outs', async () => {
  const account = await anAccount(world.db, { parentId: world.account });
  const [missed, gone, both] = [aMobile(), aMobile(), aMobile()];
  for (const caller of [missed, missed, gone, both, null]) await aCall(world.db, account, { caller, status: 'missed' });
  await aCall(world.db, account, { caller: both, status: 'answered' });
  await aCall(world.db, account, { caller: aMobile(), status: 'missed', test: true });
  await aCall(world.db, account, {
    caller: aMobile(),
    status: 'missed',
    direction: directionCodes.indexOf('outbound'),
  });
  await world.put(`block/${account}/${encodeURIComponent(gone)}`, { optedOut: true });
  expect((await world.get(`callers/${account}?status=missed`)).body).toEqual({ callers: 3, optedOut: 1 });
  expect((await world.get(`callers/${account}?status=answered`)).body).toEqual({ callers: 1, optedOut: 0 });
  const { body } = await world.put('list', { account, name: 'Missed' });
  const added = await world.ask('PUT', `list/${String(body['uuid'])}/callers?status=missed`);
  expect(added.body).toMatchObject({ rows: 2, added: 2, invalid: 0 });
  const { contacts } = await read(String(body['uuid']));
  expect(new Set(contacts.map(([number]) => number))).toEqual(new Set([missed, both]));
  expect(contacts).toHaveLength(2);
});

test('callers of an account that one may not see are not counted', async () => {
  const foreign = await anAccount(world.db);
  expect(await world.get(`callers/${foreign}`)).toMatchObject({ body: { errorCode: 'ACCESS_DENIED_ACCOUNT' } });
});

test('a list is renamed, loses contacts and is deleted, by its version', async () => {
  const uuid = await aList();
  await importFile(uuid, 'number\n0412000851\n0412000852\n');
  const { body } = await world.get(`list/${uuid}`);
  const [first] = (body['contacts'] as { data: { uuid: string }[] }).data;
  const changed = await world.ask('POST', `list/${uuid}`, { version: 1, name: 'Renamed', remove: [first?.uuid] });
  expect(changed.body).toMatchObject({ name: 'Renamed', tot: 1, version: 2 });
  expect((await world.ask('POST', `list/${uuid}`, { version: 1 })).body).toMatchObject({ errorCode: 'STALE-VERSION' });
  const other = await aList();
  const taken = await world.ask('POST', `list/${other}`, { version: 1, name: 'Renamed' });
  expect(taken.body).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  expect((await world.ask('DELETE', `list/${uuid}`)).status).toBe(200);
  expect((await world.get(`list/${uuid}`)).status).toBe(404);
});

import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Contact } from '#contract/telephony/addressBook.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aCard } from '../../../builders/api/aContact.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let branch: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

beforeEach(async () => {
  account = await anAccount(db);
  branch = await anAccount(db, { parentId: account });
  ({ headers } = await login(app, (await aUser(db, account, [])).email));
});

const contactIn = ({ body }: { body: string }) => Contact.parse(JSON.parse(body));
const add = (card: object, of = account) =>
  ask(app, endpoints.createContact, { body: { account: of, ...card } }, headers);
const change = ({ uuid }: Contact, body: Record<string, unknown>) =>
  ask(app, endpoints.changeContact, { params: { uuid }, body }, headers);
const remove = ({ uuid }: Contact) => ask(app, endpoints.deleteContact, { params: { uuid } }, headers);
const book = async (query: Record<string, string> = {}) =>
  Contact.array().parse(JSON.parse((await ask(app, endpoints.listContacts, { query }, headers)).body));
const num = '+61412000001';

describe('a number that belongs to another contact', () => {
  test('is refused naming that contact, and saved anyway when forced', async () => {
    const ada = contactIn(await add(aCard({ num })));
    const answer = await add(aCard({ firstName: 'Lin', lastName: 'Ho', num }));
    expect(answer).toMatchObject({
      status: 409,
      code: 'ALREADY-EXISTS',
      info: { uuid: ada.uuid, name: 'Ada Byron', num },
    });
    expect(await book()).toEqual([ada]);
    expect((await add({ ...aCard({ firstName: 'Lin', num }), evenIfKnown: true })).status).toBe(200);
    expect((await book()).map(({ firstName }) => firstName)).toEqual(['Ada', 'Lin']);
  });

  test('is also refused when changing a contact, but not for its own number', async () => {
    await add(aCard({ num }));
    const lin = contactIn(await add(aCard({ firstName: 'Lin' })));
    const { firstName, numbers } = lin;
    expect((await change(lin, { version: 1, firstName, numbers })).status).toBe(200);
    const taken = { ...aCard({ firstName: 'Lin', num }), version: 2 };
    expect(await change(lin, taken)).toMatchObject({ code: 'ALREADY-EXISTS', info: { name: 'Ada Byron', num } });
    expect((await change(lin, { ...taken, evenIfKnown: true })).status).toBe(200);
  });

  test('does not conflict across accounts', async () => {
    await add(aCard({ num }));
    expect((await add(aCard({ num }), branch)).status).toBe(200);
  });
});

test('exactly one number of a contact is the main one, and duplicates are removed', async () => {
  const numbered = (...numbers: [num: string, main: boolean][]) =>
    add({ ...aCard(), numbers: numbers.map(([one, main]) => ({ num: one, main, type: 'work' })) });
  const other = '+61412000002';
  for (const wrong of [
    await numbered([num, false], [other, false]),
    await numbered([num, true], [other, true]),
    await numbered([num, true], [num, false]),
    await numbered(),
  ])
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
  expect(contactIn(await numbered([num, false], [other, true])).numbers).toEqual([
    { num, main: false, type: 'work' },
    { num: other, main: true, type: 'work' },
  ]);
});

test('a stale version changes nothing and the answer names the current one', async () => {
  const ada = contactIn(await add(aCard({ num })));
  const { numbers } = ada;
  expect((await change(ada, { version: 1, firstName: 'Augusta', numbers })).status).toBe(200);
  const stale = await change(ada, { version: 1, firstName: 'Adah', numbers });
  expect(stale).toMatchObject({ status: 409, code: 'STALE-VERSION', info: { version: 2 } });
  expect((await book()).map(({ firstName, lastName }) => [firstName, lastName])).toEqual([['Augusta', 'Byron']]);
});

test('deleting returns everything needed to restore the contact, and frees its number', async () => {
  const ada = contactIn(await add(aCard({ num })));
  const gone = contactIn(await remove(ada));
  expect(gone).toEqual(ada);
  expect(await remove(ada)).toMatchObject({ status: 404 });
  expect(await book()).toEqual([]);
  const { firstName, lastName, numbers } = gone;
  const back = contactIn(await add({ firstName, lastName, numbers }));
  expect(back).toEqual({ ...ada, uuid: back.uuid });
});

test('contacts are sorted by full name and searched by name and number', async () => {
  for (const [firstName, lastName, one] of [
    ['lin', 'Ho', '+61412000003'],
    ['Ada', 'Zeller', '+61412000004'],
    ['Ada', 'Byron', '+61412000005'],
  ])
    await add(aCard({ ...(firstName && { firstName }), ...(lastName && { lastName }), ...(one && { num: one }) }));
  const names = (found: Contact[]) => found.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(names(await book())).toEqual(['Ada Byron', 'Ada Zeller', 'lin Ho']);
  expect(names(await book({ search: 'zel' }))).toEqual(['Ada Zeller']);
  expect(names(await book({ search: '000005' }))).toEqual(['Ada Byron']);
  expect(names(await book({ search: '0412 000-004' }))).toEqual(['Ada Zeller']);
  expect(names(await book({ search: 'Ada 5' }))).toEqual([]);
  expect(names(await book({ search: '%' }))).toEqual([]);
});

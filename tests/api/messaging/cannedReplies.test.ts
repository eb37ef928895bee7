import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld();
});

const save = (name: string, content = 'Hi {firstName}') =>
  world.put('reply', { account: world.account, name, content }, randomUUID());

test('a canned reply is saved, changed by the version that was read, and deleted', async () => {
  const { body: made } = await save('Opening hours', 'We open at nine.');
  const uuid = String(made['uuid']);
  expect(made).toMatchObject({ account: world.account, name: 'Opening hours', version: 1 });
  const change = { name: 'Hours', content: 'We open at eight.', version: 1 };
  expect((await world.ask('POST', `reply/${uuid}`, change)).body).toEqual({ ...made, ...change, version: 2 });
  expect(await world.ask('POST', `reply/${uuid}`, change)).toMatchObject({
    status: 409,
    body: { errorCode: 'STALE-VERSION', info: { version: 2 } },
  });
  expect((await world.ask('DELETE', `reply/${uuid}`)).body).toMatchObject({ uuid });
  expect((await world.get('reply')).body).toEqual([]);
  expect((await world.ask('DELETE', `reply/${uuid}`)).body).toMatchObject({ errorCode: 'NOT-FOUND' });
});

test('two of an account can’t have the same name in any case, and are listed by name', async () => {
  await save('Thanks');
  const { body } = await save('Address');
  expect((await save('THANKS')).body).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  const renamed = { name: 'thanks', content: 'Hi', version: 1 };
  expect((await world.ask('POST', `reply/${String(body['uuid'])}`, renamed)).body).toMatchObject({
    errorCode: 'ALREADY-EXISTS',
  });
  const listed = (await world.get('reply')).body as unknown as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['Address', 'Thanks']);
});

test('another account neither sees nor changes them', async () => {
  const { body } = await save('Ours alone');
  const other = await asUser(world, await anAccount(world.db));
  expect((await other.get('reply')).body).toEqual([]);
  const change = { name: 'Theirs', content: 'Hi', version: 1 };
  expect((await other.ask('POST', `reply/${String(body['uuid'])}`, change)).status).toBe(404);
  expect((await other.put('reply', { account: world.account, name: 'Theirs', content: 'Hi' })).body).toMatchObject({
    errorCode: 'ACCESS_DENIED_ACCOUNT',
  });
});

test('a conversation can be assigned to those who are listed as colleagues', async () => {
  const { body } = await world.get(`colleagues/${world.account}`);
  const [first] = body as unknown as { id: number; name: string }[];
  const from = '+61412777011';
  await world.text({ From: from, To: world.did, Body: 'Hello' });
  const [conversation] = (await world.get(`mix?msisdn=${encodeURIComponent(from)}`)).body['data'] as {
    uuid: string;
    version: number;
  }[];
  const assigned = await world.ask('PATCH', `mix/${String(conversation?.uuid)}`, {
    version: conversation?.version,
    assignee: first?.id,
  });
  expect(assigned.body).toMatchObject({ assignee: first });
  expect((await world.get(`mix?msisdn=${encodeURIComponent('+61412777012')}`)).body).toMatchObject({ data: [] });
});

test('somebody who is no colleague and nobody at all are answered alike, also staff above', async () => {
  const from = '+61412777013';
  await world.text({ From: from, To: world.did, Body: 'Hello' });
  const [conversation] = (await world.get(`mix?msisdn=${encodeURIComponent(from)}`)).body['data'] as {
    uuid: string;
    version: number;
  }[];
  const stranger = await aUser(world.db, await anAccount(world.db), ['users']);
  const staff = await aUser(world.db, await anAccount(world.db), ['system', 'support']);
  const assign = (assignee: number) =>
    world.ask('PATCH', `mix/${String(conversation?.uuid)}`, { version: conversation?.version, assignee });
  const answers = await Promise.all([stranger.id, staff.id, 2_000_000_000].map(assign));
  expect(answers.map(({ status, body }) => [status, body['errorCode']])).toEqual(answers.map(() => [404, 'NOT-FOUND']));
});

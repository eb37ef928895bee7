import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { numbers } from '../../../server/kernel/db/schema/routing.ts';
import { outbox } from '../../../server/kernel/db/schema/calls.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld();
});

const consentOf = async (msisdn: string) =>
  (await world.get(`block/${world.account}/${encodeURIComponent(msisdn)}`)).body;
const says = (From: string, Body: string) => world.text({ From, To: world.did, Body });
const reply = (target: string) =>
  world.put('send', { account: world.account, sender: world.did, target, message: 'Your table is ready.' });

describe('a text of one word', () => {
  test('STOP opts out with itself as the evidence, is confirmed once, and START takes it back', async () => {
    const from = aMobile();
    await says(from, ' Stop. ');
    expect(await consentOf(from)).toMatchObject({
      optedOut: true,
      entries: [{ change: 'opt-out', source: 'message', evidence: ' Stop. ', did: world.did }],
    });
    expect((await reply(from)).body).toMatchObject({ errorCode: 'OPTED-OUT' });
    const [confirmation, ...others] = await world.settled(world.account, from);
    expect([confirmation?.content, confirmation?.state, others]).toEqual([
      `Harbour Dental: you won't get any more messages from us. Reply START to get them again.`,
      'delivered',
      [],
    ]);
    await says(from, 'START');
    expect(await consentOf(from)).toMatchObject({
      optedOut: false,
      entries: [{ change: 'opt-in' }, { change: 'opt-out' }],
    });
    expect((await reply(from)).status).toBe(200);
  });

  test('is answered in its language', async () => {
    const from = aMobile();
    await says(from, 'BASTA');
    const [confirmation] = await world.settled(world.account, from);
    expect(confirmation?.content).toMatch(/^Harbour Dental: non riceverai altri messaggi/);
  });

  test('HELP changes nothing and is answered', async () => {
    const from = aMobile();
    await says(from, 'help');
    expect(await consentOf(from)).toMatchObject({ optedOut: false, entries: [] });
    expect(await world.settled(world.account, from)).toMatchObject([{ kind: 'auto', state: 'delivered' }]);
  });
});

test('a wish in words of one’s own is for a person to decide', async () => {
  const from = aMobile();
  await says(from, 'Please stop texting me');
  expect(await consentOf(from)).toMatchObject({ optedOut: false, entries: [{ change: 'review' }] });
  const { body } = await world.get(`mix?search=${encodeURIComponent(from)}`);
  const [conversation] = body['data'] as { uuid: string; version: number; review: boolean }[];
  expect(conversation?.review).toBe(true);
  const settled = await world.ask('PATCH', `mix/${conversation?.uuid}`, { review: false, version: 1 });
  expect(settled.body).toMatchObject({ review: false });
});

test('people opt somebody out, and need evidence to take it back', async () => {
  const msisdn = aMobile();
  const path = `block/${world.account}/${encodeURIComponent(msisdn)}`;
  const out = await world.put(path, { optedOut: true, evidence: 'Asked at the counter' });
  expect(out.body).toMatchObject({ optedOut: true, entries: [{ source: 'person', evidence: 'Asked at the counter' }] });
  expect((await world.put(path, { optedOut: false, evidence: 'yes' })).body).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
  });
  expect((await world.put(path, { optedOut: true })).body['entries']).toHaveLength(1);
  const back = await world.put(path, { optedOut: false, evidence: 'Signed the form of 3 March' });
  expect(back.body).toMatchObject({ optedOut: false, entries: [{ change: 'opt-in' }, { change: 'opt-out' }] });
});

test('people who opted out in another system are opted out with where they come from, each once', async () => {
  const [first, second, known] = [aMobile(), aMobile(), aMobile()];
  await says(known, 'STOP');
  const national = `0${first.slice(3)}`;
  const evidence = 'Exported from the old system';
  const numbers = [national, first, second, known, 'nobody', '12'];
  const add = (account: number, body: object) => world.ask('POST', `block/${account}`, body);
  const { body } = await add(world.account, { numbers, evidence });
  expect(body).toEqual({ added: 2, known: 2, invalid: ['nobody', '12'] });
  for (const person of [first, second])
    expect(await consentOf(person)).toMatchObject({
      optedOut: true,
      entries: [{ change: 'opt-out', source: 'import', evidence }],
    });
  expect((await consentOf(known))['entries']).toHaveLength(1);
  expect((await reply(first)).body).toMatchObject({ errorCode: 'OPTED-OUT' });
  expect((await add(world.account, { numbers, evidence })).body).toMatchObject({ added: 0, known: 4 });
  expect((await add(world.account, { numbers, evidence: 'old' })).body).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
});

test('the list of opt-outs has each with its evidence', async () => {
  const msisdn = aMobile();
  await says(msisdn, 'unsubscribe');
  const { body } = await world.get(`block?search=${encodeURIComponent(msisdn)}&source=message`);
  expect(body).toMatchObject({
    recordsFiltered: 1,
    data: [{ account: world.account, msisdn, source: 'message', evidence: 'unsubscribe', userName: '' }],
  });
});

describe('what a number does with texts', () => {
  test('it answers keywords, and anything else once a day', async () => {
    const settings = {
      keywords: [{ word: 'hours', reply: 'We are open 9 to 5.' }],
      autoReply: 'Thanks for your text.',
    };
    expect((await world.put('application', { number: world.did, ...settings })).status).toBe(200);
    const from = aMobile();
    for (const said of ['Hello', ' HOURS ', 'Hello again']) await says(from, said);
    const answers = await world.settled(world.account, from, 2);
    expect(answers.map(({ content }) => content)).toEqual(['Thanks for your text.', 'We are open 9 to 5.']);
  });

  test('it forwards them by email', async () => {
    const { body } = await world.get(`application/${encodeURIComponent(world.did)}`);
    const { uuid, version } = body['application'] as { uuid: string; version: number };
    await world.ask('POST', `application/${uuid}`, { version, forwardEmail: 'desk@example.test' });
    const from = aMobile();
    await says(from, 'Please call me');
    const [text] = await world.db.select().from(messages).where(eq(messages.msisdn, from));
    const mails = await world.db.select().from(outbox).where(eq(outbox.kind, 'textReceived'));
    expect(mails.map(({ payload }) => payload)).toEqual([{ to: 'desk@example.test', message: text?.id }]);
  });

  test.each([
    ['another address', 'owner@example.test', ['desk@example.test', 'owner@example.test']],
    ['the same address', 'desk@example.test', ['desk@example.test']],
  ])('and to %s, if that is the email for SMS replies of the number', async (_what, replyEmail, to) => {
    await world.db.update(numbers).set({ replyEmail }).where(eq(numbers.did, world.did));
    const from = aMobile();
    await says(from, 'Please call me');
    const [text] = await world.db.select().from(messages).where(eq(messages.msisdn, from));
    const mails = await world.db.select().from(outbox).where(eq(outbox.kind, 'textReceived'));
    const payloads = mails.map(({ payload }) => payload as { to: string; message: string });
    expect(payloads.filter(({ message }) => message === text?.id).map((payload) => payload.to)).toEqual(to);
  });

  test('a keyword can’t be a word of consent', async () => {
    const { status } = await world.put('application', {
      number: world.did,
      keywords: [{ word: 'stop', reply: 'No.' }],
    });
    expect(status).toBe(400);
  });

  test('people who opted out get no automatic answers, which others get', async () => {
    const { did } = await aTextNumber(world.db, world.account);
    const set = await world.put('application', {
      number: did,
      autoReply: 'We call you back.',
      keywords: [{ word: 'hours', reply: 'We open at nine.' }],
    });
    expect(set.status).toBe(200);
    const [reader, leaver] = [aMobile(), aMobile()];
    await world.text({ From: leaver, To: did, Body: 'STOP' });
    for (const from of [reader, leaver]) {
      await world.text({ From: from, To: did, Body: '“Hours?” 🕘' });
      await world.text({ From: from, To: did, Body: 'And on Sundays?' });
    }
    const answered = async (msisdn: string) =>
      (await world.settled(world.account, msisdn)).map(({ content }) => content);
    await expect.poll(() => answered(reader), { timeout: 60_000 }).toEqual(['We open at nine.']);
    expect(await answered(leaver)).toEqual([expect.stringContaining("you won't get any more messages")]);
  });
});

describe('a word of consent in other writing', () => {
  test.each(['Stop please', '“STOP” 🛑', 'Stop\n\nSent from my iPhone', 'ＳＴＯＰ'])('%j opts out', async (body) => {
    const from = aMobile();
    await says(from, body);
    expect(await consentOf(from)).toMatchObject({ optedOut: true, entries: [{ change: 'opt-out', evidence: body }] });
  });

  test('that the carrier names counts, whatever it is', async () => {
    const from = aMobile();
    const told = (Body: string, OptOutType: string) => world.text({ From: from, To: world.did, Body, OptOutType });
    await told('No mas', 'STOP');
    expect(await consentOf(from)).toMatchObject({
      optedOut: true,
      entries: [{ change: 'opt-out', evidence: 'No mas' }],
    });
    await told('Volver', 'START');
    expect(await consentOf(from)).toMatchObject({
      optedOut: false,
      entries: [{ change: 'opt-in' }, { change: 'opt-out' }],
    });
    await told('Stop', 'HELP');
    expect(await consentOf(from)).toMatchObject({ optedOut: false, entries: [{}, {}] });
    await told('Stop', 'SOMETHING-NEW');
    expect(await consentOf(from)).toMatchObject({ optedOut: true });
  });

  test('“Yes” takes an opt-out back, and is an ordinary text without one', async () => {
    const { did } = await aTextNumber(world.db, world.account);
    await world.put('application', { number: did, autoReply: 'We call you back.' });
    const [agreeing, returning] = [aMobile(), aMobile()];
    await world.text({ From: agreeing, To: did, Body: 'Yes' });
    expect(await consentOf(agreeing)).toMatchObject({ optedOut: false, entries: [] });
    expect(await world.settled(world.account, agreeing)).toMatchObject([{ content: 'We call you back.' }]);
    await world.text({ From: returning, To: did, Body: 'STOP' });
    await world.text({ From: returning, To: did, Body: 'Yes' });
    expect(await consentOf(returning)).toMatchObject({ optedOut: false, entries: [{ change: 'opt-in' }, {}] });
    const answers = await world.settled(world.account, returning, 2);
    expect(answers.map(({ content }) => content)).toEqual([
      expect.stringContaining("you won't get"),
      expect.stringContaining("you'll get our messages again"),
    ]);
  });
});

test('a message of another channel is refused by name, and joins no conversation', async () => {
  const from = aMobile();
  expect(await says(from, 'By text')).toMatchObject({ status: 200 });
  expect(await says(`whatsapp:${from}`, 'By WhatsApp')).toMatchObject({ status: 400 });
  const rows = await world.db.select().from(messages).where(eq(messages.msisdn, from));
  expect(rows.map(({ content }) => content)).toEqual(['By text']);
});

test('ten imports of the same people at once opt each out once, and none fails', async () => {
  const people = Array.from({ length: 400 }, () => aMobile());
  const orders = Array.from({ length: 10 }, (_, turn) => [...people.slice(turn * 40), ...people.slice(0, turn * 40)]);
  const answers = await Promise.all(
    orders.map((numbers, turn) =>
      world.ask('POST', `block/${world.account}`, {
        numbers: turn % 2 ? numbers : numbers.toReversed(),
        evidence: 'Moved from the old system',
      }),
    ),
  );
  expect(answers.map(({ status, body }) => (status === 200 ? status : JSON.stringify(body)))).toEqual(
    orders.map(() => 200),
  );
  const [first, last] = [people[0] ?? '', people.at(-1) ?? ''];
  for (const msisdn of [first, last]) expect(await consentOf(msisdn)).toMatchObject({ optedOut: true });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { MyAlerts } from '#contract/powerups/alerts.contract.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aBlockedCaller } from '../../../builders/api/aBlockedCaller.ts';
import { eventually } from '../../../eventually.ts';
import { aCallFlow, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { textOf } from '../../kernel/mail/partsOf.ts';
import { anAlertedWorld } from './anAlertedWorld.ts';

let world: Awaited<ReturnType<typeof anAlertedWorld>>;
/** A flow without voicemail, whose missed calls nothing more becomes known of. */
let boxless: string;
let later = 0;

beforeAll(async () => {
  world = await anAlertedWorld({ now: () => new Date(Date.now() + later) });
  boxless = randomUUID();
  const { nodes, edges, ...flow } = aCallFlow();
  await aPublishedFlow(world.db, world.account, boxless, {
    ...flow,
    nodes: nodes.filter(({ id }) => id !== 'box'),
    edges: edges.filter(({ to, from }) => to !== 'box' && from !== 'box'),
  });
});

const anEmail = () => `${randomUUID()}@desk.example`;
const subjectsTo = (email: string) => world.mailsTo(email).map(({ headers }) => headers['subject']);

/** Waits for an email that comes last, so that those before it have come or never will. */
async function lastMail(): Promise<void> {
  const [email, did] = [anEmail(), await world.number(boxless)];
  await world.rule({ kinds: ['callAnswered'], dids: [did], emails: [email] });
  await world.call(did, { answered: true });
  await eventually(() => expect(world.mailsTo(email)).toHaveLength(1));
}

/** Lets a minute pass. */
async function aMinuteLater(): Promise<void> {
  later += 61_000;
  await lastMail();
}

test('whom a rule names is alerted to each missed call, once, and to no other', async () => {
  const [email, second, did] = [anEmail(), anEmail(), await world.number(boxless)];
  await world.rule({ kinds: ['callMissed'], dids: [did], emails: [email, second, email] });
  await world.call(did, { answered: true });
  await world.call(did);
  await world.call(await world.number(boxless));
  await eventually(() => expect([subjectsTo(email).length, subjectsTo(second).length]).toEqual([1, 1]));
  expect(subjectsTo(email)).toEqual([expect.stringMatching(/^Missed call from \+61 3 9876 5432 for Website/)]);
  const [, row] = await world.db.select().from(calls).where(eq(calls.trackingNumber, did)).orderBy(calls.id);
  expect(textOf(world.mailsTo(email)[0]?.raw ?? '', 'text/plain')).toContain(`/calls/detail/${row?.uuid}`);
  await lastMail();
  expect(subjectsTo(email)).toHaveLength(1);
});

test('answered calls are alerted to with who answered, when they are chosen', async () => {
  const [email, did] = [anEmail(), await world.number()];
  await world.rule({ kinds: ['callAnswered'], dids: [did], emails: [email] });
  await world.call(did, { answered: true });
  await eventually(() => expect(subjectsTo(email)).toEqual([expect.stringMatching(/^Call from/)]));
  expect(textOf(world.mailsTo(email)[0]?.raw ?? '', 'text/plain')).toContain('Reception');
});

test('a call with a message is a voicemail, and one that reached voicemail without is missed a minute later', async () => {
  const [missed, voicemail, did] = [anEmail(), anEmail(), await world.number()];
  await world.rule({ kinds: ['callMissed'], dids: [did], emails: [missed] });
  await world.rule({ kinds: ['voicemail'], dids: [did], emails: [voicemail] });
  await world.call(did, { messageSeconds: 12, from: '+61398765433' });
  await eventually(() => expect(subjectsTo(voicemail)).toEqual([expect.stringMatching(/^Voicemail from .*5433/)]));
  await world.call(did, { from: '+61398765434' });
  await lastMail();
  expect(subjectsTo(missed)).toEqual([]);
  await aMinuteLater();
  await eventually(() => expect(subjectsTo(missed)).toEqual([expect.stringMatching(/^Missed call from .*5434/)]));
  expect(subjectsTo(voicemail)).toEqual([expect.stringMatching(/^Voicemail from .*5433/)]);
});

test('nobody is alerted to blocked callers and test calls, or by a rule that is off', async () => {
  const [email, off, caller, did] = [anEmail(), anEmail(), '+61398760001', await world.number()];
  const kinds = ['callMissed', 'callAnswered', 'voicemail'];
  await world.rule({ kinds, dids: [did], emails: [email] });
  await world.rule({ kinds, dids: [did], emails: [off], enabled: false });
  await world.call(did, { from: caller, answered: true });
  await eventually(() => expect(subjectsTo(email)).toHaveLength(1));
  await aBlockedCaller(world.db, world.account, caller);
  await world.call(did, { from: caller });
  const body = { caller: '+61398760002', keys: ['1'], agent: 'answers' as const, talkSeconds: 1, speed: 100 };
  const tried = await ask(world.app, endpoints.testCall, { params: { did }, body }, world.headers);
  const { call: uuid } = JSON.parse(tried.body) as { call: string };
  await eventually(async () => {
    const [row] = await world.db.select().from(calls).where(eq(calls.uuid, uuid));
    expect(row).toMatchObject({ test: true, state: 2 });
  });
  await aMinuteLater();
  expect([subjectsTo(email).length, subjectsTo(off).length]).toEqual([1, 0]);
});

test('whoever gets the voicemail by email isn’t alerted by email to the same call', async () => {
  const [email, other, id] = [anEmail(), anEmail(), randomUUID()];
  const document = aCallFlow();
  const nodes = document.nodes.map((node) =>
    node.id === 'box' ? { ...node, settings: { ...node.settings, emails: [email] } } : node,
  );
  await aPublishedFlow(world.db, world.account, id, { ...document, nodes });
  const did = await world.number(id);
  await world.rule({ kinds: ['voicemail'], dids: [did], emails: [email, other] });
  await world.call(did, { messageSeconds: 12 });
  await eventually(() => expect([subjectsTo(email).length, subjectsTo(other).length]).toEqual([1, 1]));
  expect(world.mailsTo(email)[0]?.raw).toContain('audio/');
  await lastMail();
  expect(subjectsTo(email)).toHaveLength(1);
});

test('users see their alerts in the page at once, whatever the hours, and read them', async () => {
  const did = await world.number(boxless);
  const asked = async (name: 'listMyAlerts' | 'readAlerts', body?: object) => {
    const answer = await ask(world.app, endpoints[name], (body ? { body } : {}) as never, world.headers);
    return JSON.parse(answer.body) as MyAlerts;
  };
  const users = [world.admin.id];
  await world.rule({ kinds: ['callMissed'], dids: [did], users, hours: { days: [1], from: 3, to: 4 } });
  await world.call(did, { from: '+61398765435' });
  await world.call(did, { from: '+61398765436' });
  const about = { kind: 'callMissed', did, trackingName: 'Website', account: world.account };
  await eventually(async () => {
    const mine = await asked('listMyAlerts');
    expect(mine).toMatchObject({
      unread: 2,
      alerts: [
        { read: false, alert: { ...about, caller: '+61398765436' } },
        { read: false, alert: { ...about, caller: '+61398765435' } },
      ],
    });
  });
  const { alerts } = await asked('listMyAlerts');
  const first = await asked('readAlerts', { uuids: [alerts[0]?.alert.uuid] });
  expect([first.unread, first.alerts.map(({ read }) => read)]).toEqual([1, [true, false]]);
  const unknown = await ask(world.app, endpoints.readAlerts, { body: { uuids: [randomUUID()] } }, world.headers);
  expect(unknown).toMatchObject({ status: 404, code: 'NOT-FOUND' });
  expect(await asked('readAlerts', {})).toMatchObject({ unread: 0 });
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { AlertRule, AlertSample } from '#contract/powerups/alerts.contract.ts';
import { outbox } from '../../../../server/kernel/db/schema/all.ts';
import { mailKinds } from '../../../../server/mailKinds.ts';
import { ask } from '../../../builders/api/ask.ts';
import { eventually } from '../../../eventually.ts';
import { aScript } from '../../carriers/aCarrier.ts';
import { aSlackServer, type SlackServer } from '../../integrations/aSlackServer.ts';
import { aMessagingWorld } from '../../messaging/aMessagingWorld.ts';
import { nobody } from './anAlertedWorld.ts';

const hook = 'https://hooks.slack.com/services/T0/B0/secret';

let slack: SlackServer;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  slack = await aSlackServer();
  world = await aMessagingWorld({ SMTP_URL: 'smtp://127.0.0.1:9' }, { outside: slack.outside });
});

const send = (name: 'addAlertRule' | 'changeAlertRule', input: object) =>
  ask(world.app, endpoints[name], input as never, world.headers);

async function aRule(body: object): Promise<AlertRule> {
  const settings = { name: 'Missed', kinds: ['callMissed'], ...body };
  const added = await send('addAlertRule', { body: { account: world.account, ...settings } });
  expect(added.status, added.body).toBe(200);
  return JSON.parse(added.body) as AlertRule;
}

/** A call that nobody answers: its number has no flow. */
async function call(from: string): Promise<void> {
  const script = aScript(world.did, { from, messageSeconds: null, agentAt: () => nobody });
  await (
    await world.carrier.placeCall(script, { start: Date.UTC(2026, 2, 4, 1), speed: 5000 })
  ).ended;
}

const rules = async () => {
  const answer = await ask(world.app, endpoints.listAlertRules, {}, world.headers);
  return { text: answer.body, all: JSON.parse(answer.body) as AlertRule[] };
};

test('an alert is posted to Slack; a refusal for good shows on the rule until another channel takes one', async () => {
  const { uuid } = await aRule({ slackHook: hook });
  await call('+61398765441');
  await eventually(() => expect(slack.posted).toHaveLength(1));
  const [posted] = slack.posted;
  expect([posted?.host, posted?.path]).toEqual(['hooks.slack.com', '/services/T0/B0/secret']);
  expect(posted?.body['text']).toMatch(/^Missed call from \+61 3 9876 5441.* for .* · <.*\/calls\/detail\/.*\|Open>$/);
  expect((await rules()).all[0]?.slackRefusedAt).toBeNull();
  slack.status = 404;
  await call('+61398765442');
  await eventually(async () => expect((await rules()).all[0]?.slackRefusedAt).toEqual(expect.any(String)));
  const { text, all } = await rules();
  expect(all[0]?.hasSlackHook).toBe(true);
  expect(text).not.toContain('T0/B0');
  slack.status = 200;
  const settings = { name: 'Missed', kinds: ['callMissed'] };
  const change = { params: { uuid }, body: { ...settings, version: 1, slackHook: `${hook}2` } };
  expect(await send('changeAlertRule', change)).toMatchObject({ status: 200 });
  expect((await rules()).all[0]?.slackRefusedAt).toBeNull();
  await call('+61398765443');
  await eventually(() => expect(slack.posted.at(-1)?.path).toBe('/services/T0/B0/secret2'));
  const dropped = { params: { uuid }, body: { ...settings, version: 2, slackHook: null } };
  expect(await send('changeAlertRule', dropped)).toMatchObject({ status: 400, code: 'MISSING-FIELD', info: ['users'] });
});

test('an alert is texted from a sender of the account, and costs what a text costs', async () => {
  const phones = ['+61491570110', '+61491570110'];
  await aRule({ name: 'Texts', phones, sender: world.did });
  await call('+61398765444');
  const [text, ...others] = await world.settled(world.account, '+61491570110');
  expect(others).toEqual([]);
  expect(text).toMatchObject({ did: world.did, kind: 'auto', state: 'delivered' });
  expect(text?.content).toMatch(/^Missed call from \+61 3 9876 5444.* for .*\. http.*\/calls\/detail\//);
  expect(text?.charge).not.toBeNull();
});

test('a sample goes out by every way that leaves the page, whatever the hours, and says where it went', async () => {
  const phones = ['+61491570157'];
  const hours = { days: [1], from: 3, to: 4 };
  const kinds = ['creditLow', 'voicemail'];
  const emails = ['desk@fernleigh.test'];
  const { uuid } = await aRule({ name: 'Sample', kinds, hours, phones, emails, sender: world.did, slackHook: hook });
  const sampled = async () =>
    JSON.parse((await ask(world.app, endpoints.tryAlertRule, { params: { uuid } }, world.headers)).body) as AlertSample;
  slack.reset();
  expect(await sampled()).toEqual({ emails, phones, slack: 'taken' });
  const line = 'Sample: Voicemail from +61 2 5550 0123 (Sydney) for Website';
  expect(slack.posted.map(({ body }) => body['text'])).toEqual([expect.stringContaining(`${line} · http`)]);
  const [text] = await world.settled(world.account, '+61491570157');
  expect(text?.content).toMatch(/^Sample: Voicemail from .*\. http.*\/settings\/alerts$/);
  const queued = await world.db.select().from(outbox).where(eq(outbox.accountId, world.account));
  const mail = queued.find(({ payload }) => (payload as { sample?: string }).sample === 'voicemail');
  expect(mail).toMatchObject({ kind: 'alerts', payload: { to: 'desk@fernleigh.test' } });
  const composing = { db: world.db, accountId: world.account, brand: { title: 'Trunkline', base: 'https://x' } };
  const composed = await mailKinds.alerts.compose({ ...composing, now: new Date() } as never, mail?.payload as never);
  expect(composed).toMatchObject({ subject: line, action: { url: 'https://x/settings/alerts' } });

  slack.status = 404;
  expect(await sampled()).toMatchObject({ slack: 'refused' });
  expect((await rules()).all.find((rule) => rule.uuid === uuid)?.slackRefusedAt).toEqual(expect.any(String));
  slack.status = 503;
  expect(await sampled()).toMatchObject({ slack: 'unreachable' });
  slack.status = 200;
  expect(await sampled()).toMatchObject({ slack: 'taken' });
  expect((await rules()).all.find((rule) => rule.uuid === uuid)?.slackRefusedAt).toBeNull();
});

test.each([
  ['nobody to alert', { emails: [] }, 400, 'MISSING-FIELD'],
  ['texts without a sender', { phones: ['+61491570110'] }, 400, 'MISSING-FIELD'],
  ['a sender that is not the account’s', { phones: ['+61491570110'], sender: '+61390009999' }, 422, 'SENDER-NOT-VALID'],
  ['somebody of another account', { users: [999_999] }, 404, 'NOT-FOUND'],
  ['no kind', { kinds: [], emails: ['a@desk.example'] }, 400, 'INVALID-PAYLOAD'],
  [
    'hours that end before they begin',
    { emails: ['a@desk.example'], hours: { days: [1], from: 9, to: 9 } },
    400,
    'INVALID-PAYLOAD',
  ],
  ['a channel that is not Slack’s', { slackHook: 'https://slack.example.test/services/T0' }, 400, 'INVALID-PAYLOAD'],
] as const)('%s is refused', async (_name, body, status, code) => {
  const settings = { account: world.account, name: 'Wrong', kinds: ['callMissed'], ...body };
  expect(await send('addAlertRule', { body: settings })).toMatchObject({ status, code });
});

test('two who change a rule at once: the second hears of it', async () => {
  const { uuid } = await aRule({ name: 'Shared', emails: ['a@desk.example'] });
  const body = { version: 1, name: 'Shared', kinds: ['voicemail'], emails: ['b@desk.example'] };
  expect(await send('changeAlertRule', { params: { uuid }, body })).toMatchObject({ status: 200 });
  expect(await send('changeAlertRule', { params: { uuid }, body })).toMatchObject({
    status: 409,
    code: 'STALE-VERSION',
  });
});

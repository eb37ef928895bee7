import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmsApplication } from '#contract/messaging/smsSettings.contract.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { users } from '../../../server/kernel/db/schema/users.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aTextNumber } from '../../builders/api/someMessages.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';
import { aSlackServer, type SlackServer } from '../integrations/aSlackServer.ts';
import { hasten } from '../integrations/integrated.ts';
import { eventually } from '../../eventually.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let slack: SlackServer;

beforeAll(async () => {
  slack = await aSlackServer();
  world = await aMessagingWorld({}, slack);
});

beforeEach(() => slack.reset());

const hook = () => `https://hooks.slack.com/services/T0/B0/${randomBytes(12).toString('hex')}`;

/** A number with this hook, and what sets it up. */
async function aNumberWith(slackHook: string | null, account = world.account) {
  const { did } = await aTextNumber(world.db, account);
  const { put, get, ask } = account === world.account ? world : await asUser(world, account);
  const { status: set, body } = await put('application', { number: did, slackHook });
  expect(set).toBe(200);
  const { uuid } = body as unknown as SmsApplication;
  const read = async () =>
    (await get(`application/${encodeURIComponent(did)}`)).body['application'] as unknown as SmsApplication;
  return {
    did,
    body,
    uuid,
    read,
    change: async (settings: object) => {
      const answer = await ask('POST', `application/${uuid}`, { version: (await read()).version, ...settings });
      expect(answer.status).toBe(200);
      return answer.body;
    },
    says: (content: string, more: Record<string, string> = {}) =>
      world.text({ From: '+61412345678', To: did, Body: content, ...more }),
  };
}

const posts = (count: number) => eventually(() => expect(slack.posted).toHaveLength(count));
/** Until no text waits for Slack. */
const settled = () => eventually(async () => expect(await world.db.$count(deliveries, isWaiting)).toBe(0));
const isWaiting = eq(deliveries.state, 'waiting');
describe('a text', () => {
  test('is posted to the channel with who sent it, to which number, and where to reply', async () => {
    const url = hook();
    const { did, says } = await aNumberWith(url);
    await says('Are you open on Saturday?');
    await posts(1);
    const name = (await world.db.execute<{ name: string }>(sql`select name from numbers where did = ${did}`)).rows[0];
    const heading = `Text from +61 412 345 678 to ${name?.name}`;
    expect([slack.posted, slack.dialled]).toEqual([
      [
        {
          host: 'hooks.slack.com',
          path: new URL(url).pathname,
          type: 'application/json; charset=utf-8',
          body: {
            text: `${heading}: Are you open on Saturday?`,
            blocks: [
              { type: 'section', text: { type: 'mrkdwn', text: `*${heading}*` } },
              { type: 'section', text: { type: 'plain_text', text: 'Are you open on Saturday?', emoji: false } },
              { type: 'context', elements: [{ type: 'mrkdwn', text: `<${world.url}/messages/inbox|Reply>` }] },
            ],
          },
        },
      ],
      ['hooks.slack.com at 3.125.0.1'],
    ]);
  });

  test('calls nobody in the channel, whatever it says', async () => {
    const { says } = await aNumberWith(hook());
    await says('<!channel> 1 < 2 & 3');
    await posts(1);
    expect(slack.posted[0]?.body['text']).toMatch(/: &lt;!channel&gt; 1 &lt; 2 &amp; 3$/);
    expect(slack.posted[0]?.body['blocks']).toMatchObject([
      {},
      { text: { type: 'plain_text', text: '<!channel> 1 < 2 & 3' } },
      {},
    ]);
  });

  test('that is only files says how many, in the account’s language', async () => {
    const account = await anAccount(world.db, { billingClient: true });
    const { says } = await aNumberWith(hook(), account);
    await world.db.update(users).set({ locale: 'it-IT' }).where(eq(users.accountId, account));
    await says('', { NumMedia: '2', MediaUrl0: 'https://cdn.example.test/1', MediaUrl1: 'https://cdn.example.test/2' });
    await posts(1);
    const body = slack.posted[0]?.body;
    expect(body?.['text']).toMatch(/^SMS da \+61 412 345 678 a /);
    expect(body?.['blocks']).toMatchObject([
      {},
      { elements: [{ text: `Allegati: 2 · <${world.url}/messages/inbox|Rispondi>` }] },
    ]);
  });

  test('to a number without a hook, or with one removed, is posted nowhere', async () => {
    const without = await aNumberWith(null);
    const removed = await aNumberWith(hook());
    expect(await removed.change({ slackHook: null })).toMatchObject({ hasSlackHook: false });
    await without.says('Hello');
    await removed.says('Hello');
    await settled();
    expect(slack.posted).toEqual([]);
  });

  test.each([302, 429, 503])('waits when Slack answers %i, and is posted later', async (busy) => {
    const { says, read } = await aNumberWith(hook());
    slack.status = busy;
    await says('Hello');
    await posts(1);
    await eventually(async () =>
      expect(await world.db.$count(deliveries, and(isWaiting, eq(deliveries.status, busy)))).toBe(1),
    );
    slack.status = 200;
    await hasten(world);
    await posts(2);
    expect(slack.posted[1]).toEqual(slack.posted[0]);
    expect(await read()).toMatchObject({ slackRefusedAt: null });
  });
});

describe('a hook', () => {
  test('is kept secret: encrypted, and neither returned nor in the audit trail or a job', async () => {
    const url = hook();
    const { uuid, body, read, says } = await aNumberWith(url);
    await says('Hello');
    await posts(1);
    expect(await read()).toEqual({ ...body, hasSlackHook: true, slackRefusedAt: null });
    expect(body).not.toHaveProperty('slackHook');
    const [row] = await world.db.select().from(integrations).where(eq(integrations.id, uuid));
    const log = await world.db.select().from(deliveries).where(eq(deliveries.integrationId, uuid));
    const stored = [row, log, (await world.db.execute(sql`select * from audit_log`)).rows];
    const jobs = await world.db.execute(sql`select data, output from jobs.job`);
    expect([row?.secret, log.length]).toEqual([expect.any(String), 1]);
    expect(JSON.stringify([...stored, jobs.rows])).not.toContain(url.slice(-24));
  });

  test('stays when the rest is changed, and is replaced by another', async () => {
    const [first, second] = [hook(), hook()];
    const { change, says } = await aNumberWith(first);
    expect(await change({ autoReply: 'Thanks for your text.' })).toMatchObject({ hasSlackHook: true });
    await says('One');
    await posts(1);
    await change({ slackHook: second });
    await says('Two');
    await posts(2);
    expect(slack.posted.map(({ path }) => path)).toEqual([first, second].map((url) => new URL(url).pathname));
  });

  test.each([400, 403, 404, 410])('that Slack refuses with %i is not tried again, and is reported', async (refusal) => {
    const { says, read, change } = await aNumberWith(hook());
    slack.status = refusal;
    await says('Hello');
    await eventually(async () => expect((await read()).slackRefusedAt).toEqual(expect.any(String)));
    await settled();
    expect(slack.posted).toHaveLength(1);
    slack.status = 200;
    await says('Hello again');
    await eventually(async () => expect((await read()).slackRefusedAt).toBeNull());
    slack.status = refusal;
    await says('And again');
    await eventually(async () => expect((await read()).slackRefusedAt).not.toBeNull());
    expect(await change({ slackHook: hook() })).toMatchObject({ slackRefusedAt: null });
  });

  test('is asked at no private address, and redirects nobody', async () => {
    const { says } = await aNumberWith(hook());
    const failed = (count: number) =>
      eventually(async () =>
        expect(await world.db.$count(deliveries, and(isWaiting, isNotNull(deliveries.reply)))).toBe(count),
      );
    await world.db.delete(deliveries);
    slack.address = '169.254.169.254';
    await says('Hello');
    await failed(1);
    expect(slack.dialled).toEqual([]);
    [slack.address, slack.status] = ['3.125.0.1', 302];
    await says('Hello');
    await failed(2);
    expect(slack.dialled).toEqual(['hooks.slack.com at 3.125.0.1']);
  });

  test.each([
    'http://hooks.slack.com/services/T0/B0/x',
    'https://hooks.slack.com.example.test/services/T0/B0/x',
    'https://example.test/hooks.slack.com',
    'https://hooks.slack.com@10.0.0.5/',
    'https://127.0.0.1/services/T0/B0/x',
    'https://me:secret@hooks.slack.com/services/T0/B0/x',
    'https://hooks.slack.com:8443/services/T0/B0/x',
    'https://hooks.slack.com/workflows/T0/A0/x',
    'hooks.slack.com/services/T0/B0/x',
    `https://hooks.slack.com/services/${'x'.repeat(500)}`,
  ])('can’t be %s', async (slackHook) => {
    const { did } = await aTextNumber(world.db, world.account);
    const { status: answered, body } = await world.put('application', { number: did, slackHook });
    expect([answered, body['errorCode']]).toEqual([400, 'INVALID-PAYLOAD']);
    expect(JSON.stringify(body)).toContain('slackHook');
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../server/kernel/db/schema/accounts.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { withCredit } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

/** A Sunday evening in California, and Monday in Paris. */
const now = new Date('2026-03-02T04:30:00Z');
const [california, paris] = ['+16195550123', '+33612345678'];

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let campaign: ReturnType<typeof campaignsOf>;

beforeAll(async () => {
  world = await aMessagingWorld({}, { now: () => now });
  campaign = campaignsOf(world);
  await withCredit(world.db, world.account, { rates: { US: 8, FR: 8, AU: 8 } });
});

const draft = { hours: null, numbers: [california, paris] };
const previewOf = async (more: object) => {
  const usual = { account: world.account, name: 'Legal', sender: world.did, content: 'Hello', ...draft };
  const { body } = await world.put('bulk/preview/1', { ...usual, ...more });
  return (body['messages'] as { msisdn: string; at: string }[]).map(({ msisdn, at }) => [msisdn, at]);
};
const rowsOf = (uuid: string) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, world.account), eq(messages.campaignId, uuid)))
    .orderBy(messages.msisdn);

test('a preview says that a campaign waits for the legal hours of each country, unless it has a reason', async () => {
  expect(await previewOf({ at: '2026-03-02T06:00:00Z' })).toEqual([
    [california, '2026-03-02T16:00:00.000Z'],
    [paris, '2026-03-02T07:00:00.000Z'],
  ]);
  expect(await previewOf({ at: '2026-03-02T06:00:00Z', hoursReason: 'A recall' })).toEqual([
    [california, '2026-03-02T06:00:00.000Z'],
    [paris, '2026-03-02T06:00:00.000Z'],
  ]);
});

test('a campaign for any hour sends to those whose law allows it, and the others wait', async () => {
  const uuid = await campaign.save(draft);
  const { quote } = await campaign.quote(uuid);
  await campaign.act(uuid, 'send', { quote: quote.id });
  const rows = await eventually(async () => {
    const found = await rowsOf(uuid);
    if (found.length < 2 || found[0]?.state === 'queued') throw new Error('nothing went out');
    return found;
  });
  // At 20:30 in California texts may go out until 21:00.
  expect(rows.map(({ msisdn, state, dueAt }) => [msisdn, state === 'queued', dueAt])).toEqual([
    [california, false, null],
    [paris, true, new Date('2026-03-02T07:00:00Z')],
  ]);
});

test('a reason is kept with the campaign and in the audit log, changes a quote, and has words', async () => {
  const uuid = await campaign.save({ ...draft, hoursReason: 'A recall' });
  expect(await campaign.read(uuid)).toMatchObject({ hoursReason: 'A recall' });
  const { quote } = await campaign.quote(uuid);
  await campaign.act(uuid, 'send', { quote: quote.id });
  await campaign.reaches(uuid, 'sent');
  const [entry] = await world.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `campaign ${uuid}`), eq(auditLog.action, 'campaign.sent')));
  expect(entry).toMatchObject({ after: { messages: 2, hoursReason: 'A recall' } });
  const usual = { account: world.account, name: 'Legal', sender: world.did, content: 'Hello', ...draft };
  for (const hoursReason of ['', '  ', 'x'.repeat(301), 7])
    expect((await world.put('bulk', { ...usual, hoursReason })).status).toBe(400);
});

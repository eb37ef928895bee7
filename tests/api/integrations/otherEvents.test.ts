import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { HookEvent } from '#contract/integrations/hooks.contract.ts';
import type { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import type { AvailableNumber } from '#contract/telephony/numbers.contract.ts';
import type { DeliveredKind } from '#values/integrationWords.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { aReceiver as receiver } from './aReceiver.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';
import { isGenuine } from './trials.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

/** An account that sends texts, with a webhook that gets some kinds of events. */
async function aReceiver(...kinds: DeliveredKind[]) {
  const receiving = await receiver(world, outside, { filters: { kinds } });
  const { account, ask } = receiving;
  const { did: sender } = await aTextNumber(world.db, account);
  await withCredit(world.db, account);
  return {
    ...receiving,
    sender,
    send: (target: string) => ask('PUT', '/v2/sms/send', { account, sender, target, message: 'We open at nine.' }),
    /** Events of all these kinds, once they have come. */
    came: (...wanted: string[]) =>
      eventually(() => {
        const events = receiving.events();
        expect(events.map(({ type }) => type).toSorted((one, other) => one.localeCompare(other))).toEqual(wanted);
        return events;
      }),
    sample: (event: DeliveredKind) =>
      ask<HookEvent[]>('GET', `/v2/integration/hook/sample?account=${account}&event=${event}`),
  };
}

const textIn = (event: WebhookEvent | undefined) => (event && 'text' in event.data ? event.data.text : undefined);

test('a text that goes out is posted once, however often the carrier reports it', async () => {
  const { account, asked, came, sample, secret, send, sender } = await aReceiver('text.sent', 'text.failed');
  const to = '+61491570110';
  await send(to);
  const [event] = await came('text.sent');
  const about = { account, from: sender, to, content: 'We open at nine.', error: null, campaign: null };
  expect(textIn(event)).toMatchObject(about);
  const { uuid } = textIn(event) ?? { uuid: '' };
  await world.settled(account, to);
  await came('text.sent');
  expect(asked.every((one) => isGenuine(one, secret))).toBe(true);
  expect(await sample('text.sent')).toMatchObject([
    { type: 'text.sent', text: { ...about, uuid, state: 'delivered' } },
  ]);
});

test('a text that doesn’t reach its recipient is posted with the carrier’s code', async () => {
  const { account, came, sample, send, sender } = await aReceiver('text.failed');
  await send('+61491570195');
  const [event] = await came('text.failed');
  const about = { account, from: sender, to: '+61491570195', state: 'undelivered', error: '30003' };
  expect(textIn(event)).toMatchObject(about);
  expect(await sample('text.failed')).toMatchObject([{ type: 'text.failed', text: about }]);
});

test('an opt-out is posted, by whatever it came: a text, a person, a list; saying so again posts nothing', async () => {
  const { account, ask, came, sample, send } = await aReceiver('contact.optedOut');
  const [texts, said, listed] = ['+61491570199', '+61491570120', '+61491570121'];
  await send(texts);
  const [first] = await came('contact.optedOut');
  expect(first?.data).toMatchObject({
    optOut: { account, number: texts, source: 'message', evidence: 'STOP', below: false },
  });
  for (let times = 0; times < 2; times += 1) {
    await ask('PUT', `/v2/sms/block/${account}/${encodeURIComponent(said)}`, {
      optedOut: true,
      evidence: 'Called us',
    });
    await ask('POST', `/v2/sms/block/${account}`, { numbers: [listed, said, texts], evidence: 'From the old system' });
  }
  const events = await came('contact.optedOut', 'contact.optedOut', 'contact.optedOut');
  const of = events.map(({ data }) => ('optOut' in data ? [data.optOut.number, data.optOut.source] : []));
  // Events about different people come in any order.
  expect(new Map(of.slice(1) as [string, string][])).toEqual(
    new Map([
      [said, 'person'],
      [listed, 'import'],
    ]),
  );
  const [latest] = await sample('contact.optedOut');
  expect(latest?.optOut?.account).toBe(account);
});

test('a number that is rented and one that is cancelled are posted', async () => {
  const { account, ask, came, sample } = await aReceiver('number.added', 'number.removed');
  const [free] = await ask<AvailableNumber[]>('GET', '/v2/number/available/AU?network=geo');
  const did = free?.did ?? '';
  await ask('PUT', `/v2/number/${account}/geo`, { did, country: 'AU', name: 'Letterbox card', source: 'Print' });
  const [added] = await came('number.added');
  const about = { account, did, name: 'Letterbox card', source: 'Print', type: 'geo', country: 'AU' };
  expect(added?.data).toMatchObject({ number: { ...about, status: 'active' } });
  await ask('DELETE', `/v2/number/${encodeURIComponent(did)}`);
  const events = await came('number.added', 'number.removed');
  expect(events.at(-1)?.data).toMatchObject({ number: { ...about, status: 'cancelled' } });
  expect(await sample('number.removed')).toMatchObject([{ number: { did, status: 'cancelled' } }]);
});

test('a webhook of other events, and an account without one, keep nothing of it', async () => {
  const { send, account } = await aReceiver('call.ended');
  const before = await world.db.$count(deliveries);
  await send('+61491570195');
  await world.settled(account, '+61491570195');
  expect(await world.db.$count(deliveries)).toBe(before);
});

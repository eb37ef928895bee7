import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';
import { aSeller } from '../powerups/sales/aSeller.ts';
import { aReceiver } from './aReceiver.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, outside);
});

test('what an upload of sales makes a call worth is posted, and what it is worth once that is undone', async () => {
  const { account, call, events } = await aReceiver(world, outside, {
    filters: { kinds: ['call.ended', 'call.changed'] },
  });
  const { upload, undo } = await aSeller(world, account);
  await call();
  const caller = await eventually(() => {
    const [ended] = events().flatMap((event) => (event.type === 'call.ended' ? [event.data.call] : []));
    expect(ended).toBeDefined();
    return String(ended?.caller);
  });
  const worth = () =>
    events().flatMap(({ data }) => {
      const { changed = [], call: shown } = data as { changed?: string[]; call: { revenue: unknown } };
      return changed.includes('revenue') ? [shown.revenue] : [];
    });
  const sell = async (value: string) =>
    (await upload(['phone,date,value,order', `${caller},5/3/2026,${value},A-1`])).uuid ?? '';
  const isWorth = (amount: number | null) =>
    eventually(() => expect(worth().at(-1)).toEqual(amount && { amount, currency: 'AUD' }));
  const first = await sell('120');
  await isWorth(12_000);
  const second = await sell('99.5');
  await isWorth(9950);
  await undo(second);
  await isWorth(12_000);
  await undo(first);
  await isWorth(null);
  expect(worth()).toHaveLength(4);
});

test('a sale that is uploaded or corrected is posted with its call, and one that is known already isn’t', async () => {
  const { account, call, events } = await aReceiver(world, outside, {
    filters: { kinds: ['call.ended', 'sale.recorded'] },
  });
  const { upload } = await aSeller(world, account);
  await call();
  const sold = () => events().flatMap((event) => (event.type === 'sale.recorded' ? [event.data.sale] : []));
  const ended = await eventually(() => {
    const [one] = events().flatMap((event) => (event.type === 'call.ended' ? [event.data.call] : []));
    if (!one) throw new Error('no call ended yet');
    return one;
  });
  const lines = (value: string) => [
    'phone,date,value,order,stage',
    `${ended.caller},5/3/2026,${value},A-1,won`,
    '+61491570006,5/3/2026,50,,',
  ];
  await upload(lines('120'));
  await eventually(() => expect(sold()).toHaveLength(2));
  const [first, second] = sold().toSorted(
    (one, other) => Number(one.orderId === null) - Number(other.orderId === null),
  );
  expect(first).toEqual({
    uuid: expect.any(String),
    account,
    orderId: 'A-1',
    phone: ended.caller,
    date: expect.stringMatching(/^2026-03-05T/),
    value: { amount: 12_000, currency: 'AUD' },
    stage: 'won',
    call: ended.uuid,
  });
  expect(second).toMatchObject({ orderId: null, phone: '+61491570006', stage: null, call: null });
  await upload(lines('99.5'));
  await eventually(() => expect(sold()).toHaveLength(3));
  expect(sold().at(-1)).toMatchObject({ uuid: first?.uuid, value: { amount: 9950, currency: 'AUD' } });
});

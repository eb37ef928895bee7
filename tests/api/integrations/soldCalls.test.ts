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

import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { emitsTo, type Fact } from '../../../../server/kernel/events/happened.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { silentSubscribers } from '../../../builders/api/silentSubscribers.ts';

let db: Db;

beforeAll(async () => {
  db = await aDatabase();
  await db.execute(sql`create table heard (what text not null)`);
});

const fact: Fact<'text.received'> = {
  kind: 'text.received',
  accountId: 1,
  messageId: 'a',
  did: '+61390000001',
  at: new Date('2026-03-04T01:05:00Z'),
};

const writes = (what: string) => (tx: Pick<Db, 'execute'>) =>
  tx.execute(sql`insert into heard (what) values (${what})`);
const heard = async () =>
  (await db.execute<{ what: string }>(sql`select what from heard order by ctid`)).rows.map(({ what }) => what);

test('subscribers write in the transaction of the fact, in their order, and hear of nothing else', async () => {
  const emit = emitsTo({
    ...silentSubscribers,
    'text.received': [writes('one'), (tx, { did }) => writes(did)(tx)],
    'call.texted': [writes('other')],
  });
  await db.transaction(async (tx) => {
    await emit(tx, fact);
    expect(await heard()).toEqual([]);
  });
  expect(await heard()).toEqual(['one', '+61390000001']);
});

test('what a subscriber throws takes the fact back, and all that was written with it', async () => {
  const before = await heard();
  const fails = () => Promise.reject(new Error('no room'));
  const emit = emitsTo({ ...silentSubscribers, 'text.received': [writes('lost'), fails, writes('never')] });
  const happens = db.transaction(async (tx) => {
    await writes('the fact')(tx);
    await emit(tx, fact);
  });
  await expect(happens).rejects.toThrow('no room');
  expect(await heard()).toEqual(before);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { messageMedia } from '../../../../server/kernel/db/schema/messageMedia.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';

const beforeMedia = 42;

test('media that nothing fetched are lost, in their order and with their address', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeMedia);
  const [pictures, text] = [randomUUID(), randomUUID()];
  const told = [
    { type: 'image/jpeg', url: 'https://carrier.test/1' },
    { type: 'text/vcard', url: 'https://carrier.test/2' },
  ];
  await db.execute(sql`insert into messages (account_id, id, direction, did, msisdn, content, segments, encoding, media, state, stamp)
    values (1, ${pictures}, 'inbound', '+61390000001', '+61412000011', '', 1, 'GSM-7', ${JSON.stringify(told)}, 'received', now()),
      (1, ${text}, 'inbound', '+61390000001', '+61412000011', 'Hi', 1, 'GSM-7', '[]', 'received', now())`);
  await migrateDatabase(db.$client);
  const lost = { accountId: 1, messageId: pictures, state: 'lost', bytes: null, refusal: null, storedAs: null };
  expect(await db.select().from(messageMedia).orderBy(messageMedia.index)).toEqual(
    told.map((medium, index) => ({ ...lost, index, ...medium })),
  );
});

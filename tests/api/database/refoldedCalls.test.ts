import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CallEvent } from '../../../server/calls/callEvent.ts';
import { foldCall } from '../../../server/calls/foldCall.ts';
import { migrateDatabase, migrateTo } from '../../../server/db/migrateDatabase.ts';
import { callEvents } from '../../../server/db/schema/calls.ts';
import { eventRows } from '../../../server/repositories/callEvents.repository.ts';
import { aBareDatabase } from '../../builders/api/aDatabase.ts';
import { aMove, aStart } from '../../model/calls/callEvents.builders.ts';

const beforeLocations = 29;

const found = (name: string | null) => {
  const branch = name === null ? null : { id: name, name, targets: [], timeout: 20 };
  return { type: 'BRANCH_FOUND', at: 0, branch } as const;
};

test('calls from before the log named branches get the one that folding their events gives', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeLocations);
  const logs: CallEvent[][] = [
    [aStart()],
    [aStart(), aMove(1, 1, { heard: [found(null)] })],
    [aStart(), aMove(1, 1, { heard: [found('Perth')] })],
    // Steps are numbers: the tenth comes after the second.
    [
      aStart(),
      aMove(1, 2, { heard: [found('Perth')] }),
      aMove(9, 10, { heard: [found('Albany'), found('Broome'), found(null)] }),
    ],
  ];
  const calls = logs.map((events) => ({ events, accountId: 1, callUuid: randomUUID() }));
  for (const [id, { accountId, callUuid, events }] of calls.entries()) {
    await db.execute(sql`insert into calls
      (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number, tracking_name, tracking_source)
      values (${accountId}, ${id}, ${callUuid}, now(), 1, 2, 0, true, '+61390000001', 'Website', 'google')`);
    await db.insert(callEvents).values(eventRows({ accountId, callUuid }, events));
  }
  await migrateDatabase(db.$client);
  const { rows } = await db.execute(sql`select location from calls order by id`);
  expect(rows.map(({ location }) => location)).toEqual([null, null, 'Perth', 'Broome']);
  expect(logs.map((events) => foldCall(events)?.location)).toEqual([null, null, 'Perth', 'Broome']);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CallEvent } from '../../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../../server/telephony/calls/foldCall.ts';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { callEvents, calls as callsTable } from '../../../../server/kernel/db/schema/calls.ts';
import { eventRows } from '../../../../server/telephony/calls/eventRows.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';
import { aMove, aStart } from '../../../model/telephony/callEvents.builders.ts';

const found = (name: string | null) => {
  const branch = name === null ? null : { id: name, name, targets: [], timeout: 20 };
  return { type: 'BRANCH_FOUND', at: 0, branch } as const;
};
const pressing = (...keys: string[]) => keys.map((key) => ({ nodeId: `menu-${key}`, at: 0, exit: `key-${key}` }));

interface Column {
  name: 'location' | 'ivrName';
  /** How many migrations came before it. */
  after: number;
  logs: CallEvent[][];
  folded: (string | null)[];
}

const columns: Column[] = [
  {
    name: 'location',
    after: 29,
    logs: [
      [aStart()],
      [aStart(), aMove(1, 1, { heard: [found(null)] })],
      [aStart(), aMove(1, 1, { heard: [found('Perth')] })],
      // Steps are numbers: the tenth comes after the second.
      [
        aStart(),
        aMove(1, 2, { heard: [found('Perth')] }),
        aMove(9, 10, { heard: [found('Albany'), found('Broome'), found(null)] }),
      ],
    ],
    folded: [null, null, 'Perth', 'Broome'],
  },
  {
    name: 'ivrName',
    after: 37,
    logs: [
      [aStart()],
      [aStart(), aMove(1, 1, { pressed: ['Cars'], route: pressing('1') })],
      [
        aStart(),
        aMove(1, 2, { pressed: ['Cars › all'], route: pressing('1') }),
        aMove(9, 10, { pressed: ['Used', 'Vans'], route: pressing('1', '2', '3') }),
      ],
    ],
    folded: [null, 'Cars', 'Cars > all › Used › Vans'],
  },
];

test.each(columns)('calls from before $name have what folding their events gives', async (column) => {
  const { name, after, logs, folded } = column;
  const db = await aBareDatabase();
  await migrateTo(db.$client, after);
  const calls = logs.map((events) => ({ events, accountId: 1, callUuid: randomUUID() }));
  for (const [id, { accountId, callUuid, events }] of calls.entries()) {
    const ivr = foldCall(events)?.ivr;
    const first = events.flatMap((event) => (event.kind === 'flow.moved' ? event.payload.pressed : []))[0] ?? null;
    await db.execute(sql`insert into calls
      (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number, tracking_name, tracking_source,
        ivr, ivr_name)
      values (${accountId}, ${id}, ${callUuid}, now(), 1, 2, 0, true, '+61390000001', 'Website', 'google', ${ivr}, ${first})`);
    await db.insert(callEvents).values(eventRows({ accountId, callUuid }, events));
  }
  await migrateDatabase(db.$client);
  const rows = await db.select().from(callsTable).orderBy(callsTable.id);
  expect(rows.map((row) => row[name])).toEqual(folded);
  expect(logs.map((events) => foldCall(events)?.[name])).toEqual(folded);
});

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { conversations, messages } from '../../../server/kernel/db/schema/messages.ts';
import { pageOfConversations } from '../../../server/messaging/inbox/inbox.repository.ts';
import {
  listExportedMessages,
  pageOfMessages,
} from '../../../server/messaging/messageReports/messageReports.repository.ts';
import { type Scope, scopeOf } from '../../../server/kernel/access/scope.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aReceivedMessage, aTextNumber } from '../../builders/api/someMessages.ts';

let db: Db;
const accounts: number[] = [];

/** Three accounts with 4 000 conversations each, of three messages a conversation. */
beforeAll(async () => {
  ({ db } = await anApp());
  for (let at = 0; at < 3; at += 1) {
    const account = await anAccount(db);
    const { did } = await aTextNumber(db, account);
    const { message, conversation } = await aReceivedMessage(db, account, did);
    const later = sql`place * interval '1 minute'`;
    await db.execute(sql`
      insert into ${messages} (account_id, id, direction, did, msisdn, content, segments, encoding, state, stamp)
      select account_id, gen_random_uuid(), direction, did, '+6141' || (1000000 + place % 4000), content, segments, encoding,
        state, stamp + ${later}
      from ${messages}, generate_series(1, 12000) as place where ${messages.id} = ${message}`);
    await db.execute(sql`
      insert into ${conversations} (account_id, id, did, msisdn, state, last_message_id, last_at, last_inbound_at)
      select distinct on (msisdn) account_id, gen_random_uuid(), did, msisdn, 'open', id, stamp, stamp
      from ${messages} where account_id = ${account} and ${messages.id} <> ${message} order by msisdn, stamp desc`);
    await db.execute(sql`delete from ${conversations} where ${conversations.id} = ${conversation}`);
    accounts.push(account);
  }
  await db.execute(sql`vacuum analyze ${messages}`);
  await db.execute(sql`vacuum analyze ${conversations}`);
});

/** The pages of tables and indexes that the statements of some work read, without its counts. */
async function pagesRead(work: (spied: Db) => Promise<unknown>): Promise<number> {
  const logged: [text: string, values: unknown[]][] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void logged.push([text, values]) };
  await work(drizzle(db.$client, { casing: 'snake_case', logger }));
  let pages = 0;
  for (const [text, values] of logged.filter(([statement]) => !statement.startsWith('select count'))) {
    const explained = await db.$client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, timing off, summary off) ${text}`,
      values,
    );
    const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    const [, hit = '0', , more = '0'] = /shared hit=(\d+)( read=(\d+))?/.exec(plan) ?? [];
    pages += Number(hit) + Number(more);
  }
  expect(pages).toBeGreaterThan(0);
  return pages;
}

const range = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-04-01T00:00:00Z'), timezone: 'UTC' };
const page = { start: 0, length: 25 };
const after = { stamp: new Date('2026-03-06T00:00:00Z'), id: '00000000-0000-4000-8000-000000000000' };

interface List {
  read: (spied: Db, scope: Scope) => Promise<unknown>;
  /** The pages it may read: more than it needs, and fewer than sorting the messages of an account takes. */
  most: number;
}

const lists: Record<string, List> = {
  'of messages': { read: (spied, scope) => pageOfMessages(spied, scope, { ...range, ...page }), most: 300 },
  'of an export of messages': {
    read: (spied, scope) => listExportedMessages(spied, scope, range, { after, length: 25 }),
    most: 170,
  },
  'of the inbox': {
    read: (spied, scope) => pageOfConversations(spied, scope, 1, { state: 'open', ...page }),
    most: 750,
  },
};

test.each(Object.entries(lists))('a page %s is found in an index, for one account or several', async (_, list) => {
  for (const scope of [scopeOf(accounts.slice(0, 1)), scopeOf(accounts)])
    expect(await pagesRead((spied) => list.read(spied, scope))).toBeLessThan(list.most);
});

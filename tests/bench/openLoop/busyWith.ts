import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { aSmsList, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { answerOf, type BenchSite } from './benchSite.ts';

const day = 86_400_000;

/** Begins to send a campaign to so many people. */
export async function startCampaign({ server, account, bearer, database }: BenchSite, people: number): Promise<void> {
  const pool = new pg.Pool({ ...database, max: 2 });
  const db = drizzle(pool, { casing: 'snake_case' });
  const { did: sender } = await aTextNumber(db, account, '+61412999911');
  await withCredit(db, account, { balance: people * 8 });
  const list = await aSmsList(db, account, []);
  await db.execute(sql`insert into sms_contacts (account_id, list_id, msisdn, fields, country, landline)
    select ${account}::int, ${list}::uuid, '+614' || lpad((n * 100 + 11)::text, 8, '0'), '{}'::jsonb, 'AU', false
    from generate_series(1, ${people}::int) n`);
  await pool.end();
  const ask = <Answer>(method: string, path: string, body: object) =>
    answerOf<Answer>(`${server.url}/v2/sms/${path}`, method, `Bearer ${bearer}`, body);
  const draft = { account, name: 'Autumn', sender, content: 'Autumn is here.', lists: [list], hours: null };
  const { uuid } = await ask<{ uuid: string }>('PUT', 'bulk', draft);
  const quote = await ask<{ id: string }>('PUT', 'bulk/quote', { campaign: uuid, version: 1 });
  await ask('PATCH', `bulk/${uuid}/send`, { quote: quote.id });
}

/** Asks for reports of 365 days one after the other, each of other days, until the function is called that it returns. */
export function readReports({ server, bearer }: BenchSite): () => Promise<number> {
  let [count, goesOn] = [0, true];
  const read = async () => {
    for (; goesOn; count += 1) {
      const dayOf = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
      const days = `datefrom=${dayOf(364 + (count % 300))}&dateto=${dayOf(count % 300)}&timezone=UTC`;
      await answerOf(`${server.url}/v2/reports/timeday2/?${days}`, 'GET', `Bearer ${bearer}`);
      await sleep(0);
    }
  };
  const reading = read();
  return async () => {
    goesOn = false;
    await reading;
    return count;
  };
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { composeApp } from '../../server/compose.ts';
import { readConfig } from '../../server/config.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../builders/api/anAccount.ts';
import { login } from '../builders/api/login.ts';
import { aSmsList, aTextNumber, withCredit } from '../builders/api/someMessages.ts';
import { openTestCluster } from '../database/testCluster.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { freePort } from '../server/freePort.ts';
import { aQuickCentre } from './messageCentre.ts';
import type { Figure } from './report.ts';

const recipients = 100_000;
const sentOnes = 5000;
/** Of the large campaign so many are waited for. */
const sentOfLarge = 5000;

/**
 * A list of 100 000: its preview, quote and queueing; and how many messages a second a carrier gets, of a small campaign and of
 * that large one while somebody looks at its page: the local carrier, which answers over HTTP, and a text message centre.
 */
export async function benchMessages(): Promise<Figure[]> {
  const byHttp = await sendCampaigns({});
  const centre = await aQuickCentre();
  const smpp = { SMPP_URL: centre.url, SMPP_SYSTEM_ID: 'bench', SMPP_PASSWORD: 'bench' };
  const over = await sendCampaigns({ ...smpp, SMPP_WINDOW: '200', SMPP_SEGMENTS_PER_SECOND: '10000' });
  centre.close();
  const { preview, quote, queue, page } = byHttp;
  const texts = { unit: 'ms', budget: 2 } as const;
  return [
    { name: 'preview of a page in the middle of 100 000', value: preview, unit: 'ms', budget: 300 },
    { name: 'quote of 100 000', value: quote, unit: 'ms', budget: 3000 },
    { name: 'queueing 100 000', value: queue, unit: 'ms', budget: 5000 },
    { name: 'a message with all its statuses, 5000 in a row', value: byHttp.small, ...texts },
    { name: 'the same of 100 000, while its page is open', value: byHttp.large, ...texts },
    { name: 'a message and its receipt over SMPP, 5000 in a row', value: over.small, ...texts },
    { name: 'the same of 100 000, while its page is open', value: over.large, ...texts },
    { name: 'the page of a campaign of 100 000', value: page, unit: 'ms', budget: 100 },
  ];
}

/** What two campaigns take of a server with these settings: ms, for `small` and `large` of each message. */
async function sendCampaigns(settings: Record<string, string>) {
  const cluster = await openTestCluster();
  const { db, close } = await openRunDatabase(cluster.connection);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    LOG_LEVEL: 'error',
    DEMO: 'off',
    RATE_LIMIT: '100000',
    ...settings,
  };
  const { app } = await composeApp({ config: readConfig(environment), db, telephony: true });
  try {
    await app.listen({ host: '127.0.0.1', port });
    const account = await anAccount(db, { billingClient: true });
    await withCredit(db, account, { balance: 10 * recipients * 8 });
    const { did: sender } = await aTextNumber(db, account);
    const { headers } = await login(app, (await aUser(db, account)).email);
    const ask = async <Answer>(method: 'GET' | 'PUT' | 'PATCH', path: string, payload?: object) => {
      const start = performance.now();
      const answer = await app.inject({ method, url: `/v2/sms/${path}`, headers, ...(payload && { payload }) });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { ms: performance.now() - start, body: answer.json<Answer>() };
    };
    const campaign = async (count: number) => {
      const lists = [await aLongList(db, account, count)];
      const content = 'Hi {firstName}, autumn is here. Your code is {code}.';
      const draft = { account, name: 'Autumn', sender, content, lists, hours: null, at: null };
      const preview = await ask('PUT', `bulk/preview/${Math.floor(count / 100)}`, draft);
      const { body: saved } = await ask<{ uuid: string }>('PUT', 'bulk', draft);
      const quote = await ask<{ id: string }>('PUT', 'bulk/quote', { campaign: saved.uuid, version: 1 });
      const sent = await ask('PATCH', `bulk/${saved.uuid}/send`, { quote: quote.body.id });
      return { uuid: saved.uuid, preview: preview.ms, quote: quote.ms, queue: sent.ms };
    };
    const start = performance.now();
    const { uuid } = await campaign(sentOnes);
    for (let delivered = 0; delivered < sentOnes; await sleep(100))
      ({ delivered } = (await ask<{ delivered: number }>('GET', `bulk/${uuid}`)).body);
    const small = (performance.now() - start) / sentOnes;
    const { uuid: long, preview, quote, queue } = await campaign(recipients);
    const largeStart = performance.now();
    const look = async () => {
      const read = await ask<{ delivered: number }>('GET', `bulk/${long}`);
      const results = await ask('GET', `bulk/${long}/full`);
      return { ms: read.ms + results.ms, delivered: read.body.delivered };
    };
    let delivered = 0;
    for (; delivered < sentOfLarge; await sleep(500)) ({ delivered } = await look());
    const large = (performance.now() - largeStart) / delivered;
    await ask('PATCH', `bulk/${long}/stop`, { quote: null });
    await sleep(2000);
    const looks: number[] = [];
    for (let count = 0; count < 9; count += 1) looks.push((await look()).ms);
    return { small, large, preview, quote, queue, page: looks.toSorted((one, other) => one - other)[4] ?? 0 };
  } finally {
    await app.close();
    await close();
    await cluster.close();
  }
}

/** A list of so many people, each with a name and a code of their own. */
async function aLongList(db: Db, account: number, count: number): Promise<string> {
  const list = await aSmsList(db, account, []);
  const salt = randomBytes(4).toString('hex');
  await db.execute(sql`insert into sms_contacts (account_id, list_id, msisdn, fields, country, landline)
    select ${account}::int, ${list}::uuid, '+614' || lpad((n * 100 + 11)::text, 8, '0'),
      jsonb_build_object('firstName', left(md5(n::text), 3 + n % 8), 'code', ${salt}::text || n), 'AU', false
    from generate_series(1, ${count}::int) n`);
  return list;
}

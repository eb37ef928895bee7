import { sql } from 'drizzle-orm';
import { composeApp } from '../../server/compose.ts';
import { readConfig } from '../../server/config.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../builders/api/anAccount.ts';
import { login } from '../builders/api/login.ts';
import { aSmsList, aTextNumber, withCredit } from '../builders/api/someMessages.ts';

/** Sends a campaign to so many people through the API of a server that sends nothing itself. */
export async function queueCampaign(db: Db, recipients: number) {
  const { app } = await composeApp({ config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' }), db });
  await app.ready();
  const accountId = await anAccount(db, { billingClient: true });
  const { did: sender } = await aTextNumber(db, accountId);
  await withCredit(db, accountId, { balance: recipients * 8 });
  const list = await aSmsList(db, accountId, []);
  await db.execute(sql`insert into sms_contacts (account_id, list_id, msisdn, fields, country, landline)
    select ${accountId}::int, ${list}::uuid, '+61413' || lpad((n * 100 + 11)::text, 6, '0'), '{}'::jsonb, 'AU', false
    from generate_series(1, ${recipients}::int) n`);
  const { headers } = await login(app, (await aUser(db, accountId)).email);
  const ask = async <Answer>(method: 'PUT' | 'PATCH', path: string, payload: object): Promise<Answer> => {
    const answer = await app.inject({ method, url: `/v2/sms/${path}`, headers, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Answer>();
  };
  const draft = { account: accountId, name: 'Autumn', sender, content: 'Autumn is here.', lists: [list], hours: null };
  const { uuid } = await ask<{ uuid: string }>('PUT', 'bulk', draft);
  const quote = await ask<{ id: string }>('PUT', 'bulk/quote', { campaign: uuid, version: 1 });
  await ask('PATCH', `bulk/${uuid}/send`, { quote: quote.id });
  await app.close();
  return { accountId, campaignId: uuid, sender, recipients };
}

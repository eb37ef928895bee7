import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { killCampaign } from '../../kills/killCampaign.ts';
import { queueCampaign } from '../../kills/queueCampaign.ts';
import { builtFile } from '../../server/aServerProcess.ts';

test(
  'a campaign whose server is killed in the middle of it reaches nobody twice and forgets nobody',
  { timeout: 300_000 },
  async () => {
    const db = await aDatabase();
    const recipients = 120;
    let payer = 0;
    const verdict = await killCampaign(db, {
      kills: 1,
      seed: 7,
      databaseUrl: databaseUrl(db),
      server: await builtFile('main'),
      segmentsPerSecond: 20,
      async queue() {
        const queued = await queueCampaign(db, recipients);
        payer = queued.accountId;
        return queued;
      },
    });
    const { states, ...wrong } = verdict;
    expect(wrong).toEqual({ twice: [], forgotten: [], mislabelled: [] });
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(recipients);
    const charges = await db.select().from(creditEntries).where(eq(creditEntries.accountId, payer));
    expect(charges.reduce((sum, { amount, kind }) => sum + (kind === 'charge' ? amount : 0), 0)).toBe(
      -microsOf(8) * recipients,
    );
  },
);

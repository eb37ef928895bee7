import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/kernel/db/executor.ts';
import { followUpTexts } from '../../server/kernel/db/schema/followUps.ts';
import { messages } from '../../server/kernel/db/schema/messages.ts';
import { aCall } from '../builders/api/aCall.ts';
import { aFollowUp } from '../builders/api/aFollowUp.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aTextNumber, withCredit } from '../builders/api/someMessages.ts';
import { killable } from './killable.ts';

export interface FollowUpKills {
  kills: number;
  calls: number;
  databaseUrl: string;
  /** The file of the server. */
  server: string;
  log?: (text: string) => void;
}

export interface FollowUpVerdict {
  /** How many callers got no text, and how many got more than one. */
  lost: number;
  doubled: number;
}

const callerOf = (at: number) => `+614${String(10_000_000 + at)}`;

/** Kills the server again and again while it decides about texts, each time with one of them half decided. */
export async function killFollowUps(
  db: Db,
  { kills, calls, databaseUrl, server: file, log = () => undefined }: FollowUpKills,
): Promise<FollowUpVerdict> {
  const account = await anAccount(db, { billingClient: true });
  const { did } = await aTextNumber(db, account);
  await withCredit(db, account);
  const { uuid: followUp } = await aFollowUp(db, account, { hours: null, delayMinutes: 0 });
  const first = Date.now() - 1_800_000;
  for (let at = 0; at < calls; at += 1) {
    const [caller, endedAt] = [callerOf(at), new Date(first + at)];
    const given = {
      caller,
      trackingNumber: did,
      status: 'missed' as const,
      at: new Date(first + at - 60_000).toISOString(),
    };
    const callUuid = await aCall(db, account, given);
    const of = { accountId: account, callUuid, followUpAccountId: account, followUpId: followUp };
    await db.insert(followUpTexts).values({ ...of, did, msisdn: caller, endedAt, state: 'waiting', dueAt: endedAt });
  }
  const waiting = () =>
    db.$count(followUpTexts, and(eq(followUpTexts.accountId, account), eq(followUpTexts.state, 'waiting')));
  const server = await killable(file, databaseUrl);
  try {
    for (let round = 1; round <= kills; round += 1) {
      const held = callerOf(Math.floor((calls * round) / (kills + 1)));
      const holder = await db.$client.connect();
      const key = `hashtextextended('${account} ${held}', 7202)`;
      await holder.query(`select pg_advisory_lock(${key})`);
      await server.start();
      const waits = sql`select from pg_locks where locktype = 'advisory' and not granted`;
      while ((await db.execute(waits)).rowCount === 0) await sleep(50);
      await server.kill();
      await holder.query(`select pg_advisory_unlock(${key})`);
      holder.release();
      log(`${round}: ${await waiting()} of ${calls} wait`);
    }
    await server.start();
    while ((await waiting()) > 0) await sleep(100);
  } finally {
    await server.kill();
  }
  const { rows } = await db.execute<{ texts: number }>(sql`
    select count(${messages.id})::int as texts from ${followUpTexts}
    left join ${messages} on ${messages.accountId} = ${followUpTexts.accountId}
      and ${messages.msisdn} = ${followUpTexts.msisdn} and ${messages.kind} = 'followUp'
    where ${followUpTexts.accountId} = ${account} group by ${followUpTexts.callUuid}`);
  return {
    lost: calls - rows.length + rows.filter(({ texts }) => texts === 0).length,
    doubled: rows.filter(({ texts }) => texts > 1).length,
  };
}

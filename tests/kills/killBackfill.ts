import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { isWalking } from '#values/backfillState.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { calls } from '../../server/kernel/db/schema/calls.ts';
import { tagBackfills } from '../../server/kernel/db/schema/smartTags.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aSmartTag } from '../builders/api/aSmartTag.ts';
import { pastCalls } from '../builders/api/pastCalls.ts';
import { killable } from './killable.ts';

export interface BackfillKills {
  /** While it goes through the calls, and while it is undone. */
  kills: { running: number; undoing: number };
  calls: number;
  databaseUrl: string;
  /** The file of the server. */
  server: string;
  log?: (text: string) => void;
}

export interface BackfillVerdict {
  /** How many calls are not as a backfill without kills makes them, and how many are not as before after it was undone. */
  wrong: number;
  notRestored: number;
}

const first = Date.UTC(2026, 0, 1);
const inserted = 5000;
const tag = 'Long call';

/** Kills the server in the middle of a backfill, again and again, and in the middle of undoing it. */
export async function killBackfill(db: Db, run: BackfillKills): Promise<BackfillVerdict> {
  const { log = () => undefined } = run;
  const account = await anAccount(db);
  for (let done = 0; done < run.calls; done += inserted)
    await pastCalls(
      db,
      account,
      Array.from({ length: Math.min(inserted, run.calls - done) }, (_, at) => ({
        at: first + (done + at) * 1000,
        duration: (done + at) % 2 === 0 ? 60 : 20,
        tags: (done + at) % 3 === 0 ? ['VIP'] : [],
        score: (done + at) % 7,
      })),
    );
  const before = await shownOf(db, account);
  const { backfill } = await aSmartTag(db, account, { name: tag, points: 10, since: new Date() });
  const [from, until] = [new Date(first), new Date()];
  const begin = (state: 'running' | 'undoing', rest: object) =>
    db
      .update(tagBackfills)
      .set({ state, from, until, calls: run.calls, seen: 0, walkAccount: 0, walkCall: 0, ...rest })
      .where(eq(tagBackfills.id, backfill));
  await begin('running', { startedAt: until });
  await killWalking(db, backfill, { ...run, kills: run.kills.running }, log);
  const after = await shownOf(db, account);
  const wrong = after.filter((shown, at) => shown !== expected(at)).length;
  await begin('undoing', {});
  await killWalking(db, backfill, { ...run, kills: run.kills.undoing }, log);
  const restored = await shownOf(db, account);
  return { wrong, notRestored: restored.filter((shown, at) => shown !== before[at]).length };
}

/** What a call has that was backfilled. */
function expected(at: number): string {
  const isLong = at % 2 === 0;
  return [...(at % 3 === 0 ? ['VIP'] : []), ...(isLong ? [tag] : []), (at % 7) + (isLong ? 10 : 0)].join(' ');
}

/** Tags and score of each call, in their order. */
async function shownOf(db: Db, account: number): Promise<string[]> {
  const rows = await db
    .select({ tags: calls.tags, score: calls.score })
    .from(calls)
    .where(eq(calls.accountId, account))
    .orderBy(asc(calls.id));
  return rows.map(({ tags, score }) => [...tags, score].join(' '));
}

/** Each time it waits for the lock of a call that comes next, so that something is always half done. */
async function killWalking(
  db: Db,
  id: string,
  run: Omit<BackfillKills, 'kills'> & { kills: number },
  log: (text: string) => void,
): Promise<void> {
  const server = await killable(run.server, run.databaseUrl);
  const read = async () => {
    const [row] = await db.select().from(tagBackfills).where(eq(tagBackfills.id, id));
    if (!row) throw new Error('it is there');
    return row;
  };
  try {
    for (let round = 1; round <= run.kills; round += 1) {
      const held = first + Math.floor((run.calls * round) / (run.kills + 1)) * 1000;
      const holder = await db.$client.connect();
      await holder.query('begin');
      await holder.query('select from calls where date_start = $1 for update', [new Date(held)]);
      await server.start();
      const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%"calls"%for update%'`;
      while ((await db.execute(waits)).rowCount === 0) await sleep(50);
      await server.kill();
      await holder.query('rollback');
      holder.release();
      const { state, seen } = await read();
      log(`${round}: ${state}, ${seen} of ${run.calls}`);
    }
    await server.start();
    while (isWalking((await read()).state)) await sleep(100);
    const { state, seen } = await read();
    log(`${state}, ${seen} of ${run.calls}`);
  } finally {
    await server.kill();
  }
}

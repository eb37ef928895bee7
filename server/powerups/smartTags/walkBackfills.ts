import { isWalking, walkEnds } from '#values/backfillState.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { judgePast, type PastChanges, tryPast } from '../../telephony/callHandling/judgePast.ts';
import { type BackfillRow, changeBackfill, lockWalking } from './backfills.repository.ts';
import { judgeByVersions } from './judgesCalls.ts';
import { listVersions } from './smartTags.repository.ts';
import { afterBackfill, allCalls } from './tagsInForce.rules.ts';

/** How many calls are judged in one transaction, and how many are named as examples. */
const batch = 500;
const mostNamed = 5;
/** Of so many accounts at most, which may have no calls. */
const mostAccounts = 100;

/** Takes all backfills that are on their way to their end, a part of each in turn. */
export async function walkBackfills({ db, now, stopping }: Pick<JobContext, 'db' | 'now' | 'stopping'>): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted;)
    isMore = await db.transaction(async (tx) => {
      const backfill = await lockWalking(tx);
      if (backfill) await walkOn(tx, backfill, now());
      return backfill !== undefined;
    });
}

/** One part of a backfill. What was written of it before a server died stands, and it goes on from there. */
async function walkOn(tx: Tx, backfill: BackfillRow, now: Date): Promise<void> {
  const { accountId, subAccounts } = backfill;
  const accounts = subAccounts ? await listSubtree(tx, accountId) : [accountId];
  const ahead = accounts
    .filter((account) => account >= backfill.walkAccount && account <= lastAccount(backfill))
    .toSorted((one, other) => one - other);
  let walked = backfill;
  for (const account of ahead.slice(0, mostAccounts)) {
    const changes = await walkAccount(tx, walked, account, now);
    walked = await changeBackfill(tx, walked, { ...counted(walked, changes), ...place(walked, account, changes) });
    const isThrough = changes.seen < batch;
    if (isThrough && walked.state !== 'counting' && hasChanged(walked))
      await notifyLive(tx, account, { kind: 'calls.changed', uuid: backfill.id });
    if (changes.seen > 0) break;
  }
  const isOver = !ahead.some((account) => account >= walked.walkAccount);
  await changeBackfill(tx, walked, { walkedAt: now, ...(isOver && ending(walked)) });
}

async function walkAccount(tx: Tx, backfill: BackfillRow, account: number, now: Date): Promise<PastChanges> {
  const { id, state, from, until, walkAccount: last, walkCall, reachedAccount, reachedCall } = backfill;
  const versions = afterBackfill(await listVersions(tx, account), id, { isUndone: state === 'undoing', now });
  const judge = await judgeByVersions(tx, account, versions);
  const upTo = state === 'undoing' && account === reachedAccount ? reachedCall : Number.MAX_SAFE_INTEGER;
  const past = { accountId: account, from, until, after: account === last ? walkCall : 0, upTo, most: batch };
  return state === 'counting' ? tryPast(tx, past, judge, now) : judgePast(tx, past, judge, now);
}

const lastAccount = ({ state, reachedAccount }: BackfillRow) =>
  state === 'undoing' ? reachedAccount : allCalls.account;

const hasChanged = ({ gaining, losing, rescored }: BackfillRow) => gaining + losing + rescored > 0;

function counted(backfill: BackfillRow, { seen, gaining, losing, rescored }: PastChanges) {
  return {
    seen: backfill.seen + seen,
    gaining: backfill.gaining + gaining.length,
    losing: backfill.losing + losing.length,
    rescored: backfill.rescored + rescored,
    gainingCalls: [...backfill.gainingCalls, ...gaining].slice(-mostNamed),
    losingCalls: [...backfill.losingCalls, ...losing].slice(-mostNamed),
  };
}

/** Behind the last call, or before the next account. */
function place({ state }: BackfillRow, account: number, { seen, last }: PastChanges) {
  const [walkAccount, walkCall] = last === null || seen < batch ? [account + 1, 0] : [account, last];
  return { walkAccount, walkCall, ...(state === 'running' && { reachedAccount: walkAccount, reachedCall: walkCall }) };
}

/** What a backfill is after its last call. */
function ending({ state }: BackfillRow) {
  if (!isWalking(state)) throw new Error('only what goes on comes to an end');
  const reached = { running: allCalls, undoing: { account: 0, call: 0 }, counting: undefined }[state];
  return {
    state: walkEnds[state],
    ...(reached && { reachedAccount: reached.account, reachedCall: reached.call }),
  };
}

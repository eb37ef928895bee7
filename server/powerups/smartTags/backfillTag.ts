import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { TagBackfill, tagBackfills } from '#contract/powerups/tagBackfills.contract.ts';
import { type BackfillMove, backfillMoves, isWalking } from '#values/backfillState.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import { countPastCalls } from '../../telephony/callHandling/judgePast.ts';
import { backfills } from './backfills.queue.ts';
import {
  type BackfillRow,
  changeBackfill,
  insertBackfill,
  listBackfills,
  lockBackfill,
  type NamedBackfill,
  readCalls,
} from './backfills.repository.ts';
import { everReachedBelow, lockTag } from './smartTags.repository.ts';

type Answer = z.input<typeof TagBackfill>;
type Period = { uuid: string } & z.output<typeof tagBackfills.countTagBackfill.body>;

const mostListed = 50;

export async function listTagBackfills(actor: Actor): Promise<Answer[]> {
  return answersOf(actor, await listBackfills(actor.db, actor.scope, mostListed));
}

/**
 * Begins to count what the present version of a tag would change in past calls.
 * @throws AppError NOT-FOUND, ACCESS_DENIED_ACCOUNT.
 */
export async function countTagBackfill(
  actor: Actor,
  { uuid, dateStart, dateStop }: Period,
  jobs: JobQueue,
): Promise<Answer> {
  const { db, system, scope, author, now } = actor;
  const until = dateStop === undefined ? now : new Date(Math.min(Date.parse(dateStop), now.getTime()));
  const row = await db.transaction(async (tx) => {
    const tag = found(await lockTag(tx, scope, uuid));
    const { accountId, version, name } = tag;
    const subAccounts = await everReachedBelow(tx, tag);
    await requireAllBelow(actor, accountId, { subAccounts });
    const from = new Date(dateStart);
    const accounts = subAccounts ? await listSubtree(system, accountId) : [accountId];
    const backfill = await insertBackfill(tx, {
      ...beginning,
      accountId,
      id: randomUUID(),
      tagId: uuid,
      version,
      from,
      until,
      subAccounts,
      state: 'counting',
      calls: await countPastCalls(tx, accounts, { from, until }),
      createdBy: author.email,
      createdAt: now,
      walkedAt: now,
    });
    await jobs.send(tx, backfills, {});
    return { backfill, name };
  });
  return answerOf(actor, row);
}

/**
 * Starts what was counted, cancels it, or undoes it.
 * @throws AppError NOT-FOUND, WRONG-STATUS, ACCESS_DENIED_ACCOUNT, STALE-VERSION if the tag has changed since it was counted.
 */
export async function moveTagBackfill(
  actor: Actor,
  { uuid, move }: { uuid: string; move: BackfillMove },
  jobs: JobQueue,
): Promise<Answer> {
  const { db, scope, author, now } = actor;
  const row = await db.transaction(async (tx) => {
    const { backfill: before, name } = found(await lockBackfill(tx, scope, uuid));
    const { accountId, tagId, version, subAccounts, from, until } = before;
    await requireAllBelow(actor, accountId, { subAccounts });
    const state = backfillMoves[before.state][move];
    if (state === undefined) throw new AppError('WRONG-STATUS');
    if (move === 'start') await requireVersion(tx, actor, { tagId, version });
    const walk = isWalking(state) ? { ...beginning, walkedAt: now } : {};
    const started = move === 'start' ? { startedAt: now } : {};
    const backfill = await changeBackfill(tx, before, { state, ...walk, ...started });
    if (isWalking(state)) await jobs.send(tx, backfills, {});
    const entry = { accountId, action: actions[move], subject: `smart tag ${name}` };
    await writeAudit(tx, author, { ...entry, after: { version, from, until, calls: before.calls } });
    return { backfill, name };
  });
  return answerOf(actor, row);
}

const actions: Record<BackfillMove, string> = {
  start: 'smartTag.backfilled',
  cancel: 'smartTag.backfillCancelled',
  undo: 'smartTag.backfillUndone',
};

/** Before the first call. */
const beginning = {
  walkAccount: 0,
  walkCall: 0,
  seen: 0,
  gaining: 0,
  losing: 0,
  rescored: 0,
  gainingCalls: [],
  losingCalls: [],
};

async function requireVersion(
  tx: Tx,
  { scope }: Actor,
  { tagId, version }: Pick<BackfillRow, 'tagId' | 'version'>,
): Promise<void> {
  const tag = await lockTag(tx, scope, tagId);
  if (tag?.version !== version) throw new AppError('STALE-VERSION', { version: tag?.version ?? 0 });
}

async function answerOf(actor: Actor, row: NamedBackfill): Promise<Answer> {
  const [answer] = await answersOf(actor, [row]);
  return found(answer);
}

async function answersOf({ db, scope }: Actor, rows: readonly NamedBackfill[]): Promise<Answer[]> {
  const uuids = rows.flatMap(({ backfill: { gainingCalls, losingCalls } }) => [...gainingCalls, ...losingCalls]);
  const calls = uuids.length === 0 ? [] : await readCalls(db, scope, uuids);
  const shown = (some: readonly string[]) =>
    calls
      .filter(({ uuid }) => some.includes(uuid))
      .map(({ dateStart, ...call }) => ({ ...call, dateStart: dateStart.toISOString() }));
  return rows.map(({ backfill, name }) => ({
    uuid: backfill.id,
    account: backfill.accountId,
    tag: backfill.tagId,
    name,
    version: backfill.version,
    subAccounts: backfill.subAccounts,
    dateStart: backfill.from.toISOString(),
    dateStop: backfill.until.toISOString(),
    state: backfill.state,
    calls: backfill.calls,
    seen: backfill.seen,
    gaining: backfill.gaining,
    losing: backfill.losing,
    rescored: backfill.rescored,
    gainingCalls: shown(backfill.gainingCalls),
    losingCalls: shown(backfill.losingCalls),
    createdBy: backfill.createdBy,
    createdAt: backfill.createdAt.toISOString(),
  }));
}

import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { foldCall, givenScore } from '../calls/foldCall.ts';
import { isJudged, judgedEvent, type Judgement } from '../calls/judgedEvent.ts';
import type { JudgedCall } from './callFact.ts';
import {
  countPast,
  findPast,
  holdPast,
  type JudgedPast,
  type PastCall,
  type PastCalls,
  readPast,
  writePast,
} from './pastCalls.repository.ts';

type Judge = (call: JudgedCall) => Judgement;

/** What judging calls again changes. */
export interface PastChanges {
  seen: number;
  /** The greatest id; null if there is no call. */
  last: number | null;
  /** The calls that gain tags, and those that lose some. */
  gaining: string[];
  losing: string[];
  /** How many get another score. */
  rescored: number;
}

/**
 * A call that the scope shows, with the points of its flow; null if smart tags don’t judge it.
 * @throws AppError NOT-FOUND.
 */
export async function readJudged(executor: Executor, scope: Scope, uuid: string): Promise<JudgedCall | null> {
  const { accountId, id, events } = found(await findPast(executor, scope, uuid));
  const folded = foldCall(events);
  return folded && isJudged(folded) ? { accountId, id, folded, score: givenScore(events) } : null;
}

/** How many calls of accounts there are to judge again. */
export const countPastCalls = countPast;

/** What judging some calls again would change. */
export async function tryPast(executor: Executor, past: PastCalls, judge: Judge, now: Date): Promise<PastChanges> {
  const calls = await readPast(executor, past);
  return changesOf(calls, judgedAgain(calls, judge, now));
}

/** Judges some calls again, which nobody hears of. */
export async function judgePast(tx: Tx, past: PastCalls, judge: Judge, now: Date): Promise<PastChanges> {
  const calls = await holdPast(tx, past);
  const all = judgedAgain(calls, judge, now);
  await writePast(tx, all);
  return changesOf(calls, all);
}

interface Rejudged extends JudgedPast {
  before: { tags: string[]; score: number };
}

function judgedAgain(calls: readonly PastCall[], judge: Judge, now: Date): Rejudged[] {
  return calls.flatMap((call) => {
    const { accountId, id, events } = call;
    const before = foldCall(events);
    if (!before || !isJudged(before)) return [];
    const judgement = judge({ accountId, id, folded: before, score: givenScore(events) });
    const event = judgedEvent(events, judgement, now.getTime());
    const after = event && foldCall([...events, event]);
    return after ? [{ call, event, tags: after.tags, score: after.score, before }] : [];
  });
}

function changesOf(calls: readonly PastCall[], all: readonly Rejudged[]): PastChanges {
  const lacks = (some: readonly string[], others: readonly string[]) => others.some((tag) => !some.includes(tag));
  const uuids = (filter: (one: Rejudged) => boolean) => all.filter(filter).map(({ call }) => call.uuid);
  return {
    seen: calls.length,
    last: calls.at(-1)?.id ?? null,
    gaining: uuids(({ before, tags }) => lacks(before.tags, tags)),
    losing: uuids(({ before, tags }) => lacks(tags, before.tags)),
    rescored: all.filter(({ before, score }) => before.score !== score).length,
  };
}

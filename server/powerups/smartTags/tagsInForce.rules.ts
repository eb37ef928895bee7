import type { BackfillState } from '#values/backfillState.ts';

/** A version of a smart tag. */
interface Version {
  id: string;
  enabled: boolean;
  subAccounts: boolean;
  since: Date;
  until: Date | null;
}

/** A backfill of a version, as far as it has come. */
export interface Progress {
  id: string;
  state: BackfillState;
  subAccounts: boolean;
  from: Date;
  until: Date;
  startedAt: Date | null;
  walkAccount: number;
  walkCall: number;
  reachedAccount: number;
  reachedCall: number;
}

/** A version of a tag of an account, or of one `depth` levels above, with one of its backfills. */
export interface TagVersion<Tag extends Version = Version> {
  tag: Tag;
  depth: number;
  backfill: Progress | null;
}

/** A call by when it began and ended (epoch ms), and by its place among those that backfills walk through. */
export interface PlacedCall {
  accountId: number;
  id: number;
  startedAt: number;
  endedAt: number;
}

/** Behind all calls. */
export const allCalls = { account: 2_147_483_647, call: 0 };

/** Those that judge a call: of each tag the version of its latest backfill that reached the call, otherwise the one of when it ended. */
export function tagsInForce<Tag extends Version>(versions: readonly TagVersion<Tag>[], call: PlacedCall): Tag[] {
  return [...Map.groupBy(versions, ({ tag }) => tag.id).values()].flatMap((all) => {
    const { tag, depth } = chosen(all, call) ?? {};
    return tag?.enabled && (depth === 0 || tag.subAccounts) ? [tag] : [];
  });
}

function chosen<Tag extends Version>(all: readonly TagVersion<Tag>[], call: PlacedCall): TagVersion<Tag> | undefined {
  const backfilled = all.filter((one) => isReached(one, call)).toSorted(inOrder);
  return backfilled.at(-1) ?? all.find(({ tag }) => isInForce(tag, call.endedAt));
}

const isInForce = ({ since, until }: Version, at: number) =>
  since.getTime() <= at && (until === null || until.getTime() > at);

/** Calls that ended later have the version already, or a newer one. */
function isReached({ tag, backfill, depth }: TagVersion, call: PlacedCall): boolean {
  if (!backfill || (depth > 0 && !backfill.subAccounts) || call.endedAt >= tag.since.getTime()) return false;
  const { from, until, state, walkAccount, walkCall, reachedAccount, reachedCall } = backfill;
  if (call.startedAt < from.getTime() || call.startedAt >= until.getTime()) return false;
  const isUndone = state === 'undoing' && isUpTo(call, walkAccount, walkCall);
  return isUpTo(call, reachedAccount, reachedCall) && !isUndone;
}

const isUpTo = (call: PlacedCall, account: number, id: number) =>
  call.accountId < account || (call.accountId === account && call.id <= id);

function inOrder({ backfill: one }: TagVersion, { backfill: other }: TagVersion): number {
  const byTime = (one?.startedAt?.getTime() ?? 0) - (other?.startedAt?.getTime() ?? 0);
  return byTime || ((one?.id ?? '') < (other?.id ?? '') ? -1 : 1);
}

/** As it will be when a backfill is done, or undone. */
export function afterBackfill<Tag extends Version>(
  versions: readonly TagVersion<Tag>[],
  id: string,
  { isUndone, now }: { isUndone: boolean; now: Date },
): TagVersion<Tag>[] {
  return versions.map((one) => {
    const { backfill } = one;
    if (backfill?.id !== id) return one;
    if (isUndone) return { ...one, backfill: null };
    const reached = { reachedAccount: allCalls.account, reachedCall: allCalls.call };
    return { ...one, backfill: { ...backfill, ...reached, startedAt: backfill.startedAt ?? now } };
  });
}

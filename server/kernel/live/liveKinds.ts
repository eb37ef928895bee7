import type { LiveEvent } from '#contract/telephony/live.contract.ts';
import type { Db } from '../db/executor.ts';
import type { Scope } from '../access/scope.ts';
import type { LiveNotice } from './notifyLive.ts';

/** Who a live event is for. */
export interface LiveViewer {
  scope: Scope;
  timezone: string;
}

/** Loads what a notice refers to; undefined when it is gone, or not this viewer's. */
type LoadLive = (db: Db, viewer: LiveViewer, notice: LiveNotice) => Promise<LiveEvent | undefined>;

/** The kinds of notices that streams show; the others end streams. */
export type ShownKind = Exclude<LiveNotice['kind'], 'session.ended' | 'access.changed'>;

/** How notices of some kinds become events. */
export type LiveKinds<Kind extends ShownKind> = Record<Kind, LoadLive>;

/** Loads events from the rows that one account's users see. */
export const loadsLive =
  (kinds: LiveKinds<ShownKind>, dbOf: (account: number) => Db) =>
  async (viewer: LiveViewer, notice: LiveNotice): Promise<LiveEvent | undefined> => {
    const { kind } = notice;
    if (kind === 'session.ended' || kind === 'access.changed') return undefined;
    return kinds[kind](dbOf(notice.account), viewer, notice);
  };

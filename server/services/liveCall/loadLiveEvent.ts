import type { LiveEvent } from '#contract/live.contract.ts';
import type { Db } from '../../db/executor.ts';
import { findCall } from '../../repositories/calls/calls.repository.ts';
import { findFlow } from '../../repositories/flows.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { LiveNotice } from './notifyLive.ts';

/** Who a live event is for. */
export interface LiveViewer {
  scope: Scope;
  timezone: string;
}

/** Loads what a notice refers to for a user; undefined when it is gone or not meant for users. */
export async function loadLiveEvent(
  db: Db,
  { scope, timezone }: LiveViewer,
  notice: LiveNotice,
): Promise<LiveEvent | undefined> {
  switch (notice.kind) {
    case 'call.changed': {
      const call = await findCall(db, scope, notice.uuid, timezone);
      return call && { type: 'call.changed', call };
    }
    case 'calls.changed':
      return { type: 'calls.changed' };
    case 'flow.published': {
      const flow = await findFlow(db, scope, notice.uuid);
      return flow?.publishedVersion
        ? { type: 'flow.published', flow: flow.id, version: flow.publishedVersion }
        : undefined;
    }
    case 'flow.reviewed': {
      const flow = await findFlow(db, scope, notice.uuid);
      return flow && { type: 'flow.reviewed', flow: flow.id };
    }
    case 'flow.people':
      return { type: 'flow.people', flow: notice.uuid };
    case 'conversation.changed':
      return { type: 'conversation.changed', conversation: notice.uuid };
    case 'campaign.changed':
      return { type: 'campaign.changed', campaign: notice.uuid };
    case 'session.ended':
    case 'access.changed':
      return undefined;
  }
}

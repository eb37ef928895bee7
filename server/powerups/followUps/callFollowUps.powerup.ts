import type { FoldedCall } from '../../telephony/calls/foldCall.ts';
import { doesMatch, evidenceOf } from '../../../src/rules/core/conditions.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { placeOf } from '../../messaging/messages/senders.ts';
import { definePowerup } from '../decisions/definePowerup.ts';
import { ruledCall } from '../decisions/ruledCall.ts';
import { latestMs } from './followUp.rules.ts';
import { followUpsDue } from './followUps.queue.ts';
import { listFollowing, type FollowUpRow } from './followUps.repository.ts';
import { planText } from './followUpTexts.repository.ts';

/** Plans the texts that follow a call that is over, each once. What becomes of them is decided when they are due. */
export const callFollowUps = definePowerup({
  id: 'followUps',
  on: ['call.ended', 'call.changed'],
  async read({ db }, { key: { accountId }, folded }) {
    if (folded.started.blocked) return undefined;
    const all = await listFollowing(db, accountId, folded.started.trackingNumber);
    if (all.length === 0) return undefined;
    return { all, timezone: (await findHome(db, accountId))?.timezone ?? 'UTC' };
  },
  decide: (call, { all, timezone }) =>
    all.filter((one) => isAskedFor(one, call, timezone)).map((one) => ({ one, call })),
  async act(tx, { one, call }, { call: { accountId, callUuid }, jobs, now }) {
    const endedAt = call.stoppedAt ?? call.startedAt;
    const dueAt = endedAt + one.delayMinutes * minuteMs;
    const at = now();
    // A call of which more becomes known long after gets no text any more.
    if (at.getTime() - dueAt > latestMs) return;
    const { caller, trackingNumber: did } = call.started;
    const place = caller === null ? undefined : placeOf(caller);
    const reason = caller === null ? 'withheld' : !place || place.landline ? 'textless' : null;
    await planText(tx, {
      accountId,
      callUuid,
      followUpAccountId: one.accountId,
      followUpId: one.id,
      did,
      msisdn: caller,
      endedAt: new Date(endedAt),
      dueAt: new Date(dueAt),
      ...(reason === null ? { state: 'waiting' } : { state: 'stopped', reason, decidedAt: at }),
    });
    if (reason === null && dueAt <= at.getTime()) await jobs.send(tx, followUpsDue, {});
  },
});

const minuteMs = 60_000;

function isAskedFor({ conditions, match }: FollowUpRow, call: FoldedCall, timezone: string): boolean {
  return doesMatch(evidenceOf(conditions, ruledCall(call, call.score, timezone)), match);
}

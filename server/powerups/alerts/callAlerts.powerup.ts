import { CallAlertKind } from '#values/alertWords.ts';
import type { FoldedCall } from '../../telephony/calls/foldCall.ts';
import { callMailId } from '../../telephony/voicemails/callMailId.ts';
import { findBox, messageMayCome } from '../../telephony/voicemails/mailVoicemails.ts';
import { definePowerup } from '../decisions/definePowerup.ts';
import { raiseAlert, rulesWanting } from './raiseAlert.ts';

/** Alerts people to calls that are over, each once. A missed call of which a message becomes known is a voicemail from then on. */
export const callAlerts = definePowerup({
  id: 'callAlerts',
  on: ['call.ended', 'call.changed'],
  async read(reading, { key, folded, kind: fact }) {
    const kind = kindOf(folded);
    const isLater = fact === 'call.changed';
    if (folded.started.blocked || !kind || (isLater && kind !== 'voicemail')) return undefined;
    const wanting = await rulesWanting(reading.db, key.accountId, CallAlertKind.options);
    return wanting.length === 0 ? undefined : { kind, isLater, wanting, box: await findBox(reading, key, folded) };
  },
  decide: ({ started }, { kind, box, ...settings }) => [
    {
      ...settings,
      kind,
      did: started.trackingNumber,
      mayBecome: kind === 'callMissed' ? (['voicemail'] as const) : [],
      // Whoever gets the voicemail by email hears of the call by it.
      mailedTo: box?.recipients ?? [],
      heldSeconds: kind === 'callMissed' && box ? messageMayCome : 0,
    },
  ],
  act(tx, { wanting, ...alert }, { call, jobs, now }) {
    const { accountId, callUuid } = call;
    const raised = { ...alert, accountId, callUuid, id: callMailId(call, '', 'alert'), at: now() };
    return raiseAlert(tx, jobs, raised, wanting);
  },
});

function kindOf({ status, audio }: FoldedCall): CallAlertKind | undefined {
  if (status === 'answered') return 'callAnswered';
  if (status !== 'missed' && status !== 'abandoned') return undefined;
  return audio && status === 'missed' ? 'voicemail' : 'callMissed';
}

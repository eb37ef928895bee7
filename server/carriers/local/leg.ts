import { type CarrierStatus, isOver } from '../../telephony/calls/callEvent.ts';
import { callForm, type Channel, type Leg } from './channel.ts';
import type { Form } from './webhookPost.ts';

/** The parameters of a leg's webhooks: its own sid, and the caller's as parent. */
export function legForm(channel: Channel, leg: Leg, status: CarrierStatus): Form {
  return callForm(channel, {
    CallSid: leg.sid,
    ParentCallSid: channel.callSid,
    CallStatus: status,
    Direction: 'outbound-dial',
    To: leg.number,
    Called: leg.number,
  });
}

/** Calls a leg's status callback, with the leg's length once it has ended. */
export async function postLegStatus(
  channel: Channel,
  leg: Leg,
  status: CarrierStatus,
  seconds?: number,
): Promise<void> {
  leg.status = status;
  if (isOver(status)) Object.assign(leg, { endedAt: channel.line.clock.now(), seconds: seconds ?? 0 });
  if (leg.statusCallback === undefined) return;
  const sequence = String(leg.sequence);
  leg.sequence += 1;
  await channel.line.tell(leg.statusCallback, {
    ...legForm(channel, leg, status),
    SequenceNumber: sequence,
    CallbackSource: 'call-progress-events',
    ...(seconds !== undefined && { CallDuration: String(seconds) }),
  });
}

import type { Effect } from '#flows/core/effects.ts';
import { callAddresses, type CallKey } from '../../carriers/callAddresses.ts';
import { renderEffects } from '../../carriers/twiml/renderEffects.ts';

/** What of a call its answer depends on. */
export interface ReplyContext {
  publicBaseUrl: string;
  key: CallKey;
  step: number;
  caller: string | null;
  trackingNumber: string;
}

const hangUp: Effect = { type: 'hangup', nodeId: null, reason: 'normal' };

/** What the carrier is to do where the call stands; at the end of the way it hangs up. */
export function currentReply(effects: readonly Effect[], ended: boolean, context: ReplyContext): string {
  const hangsUp = effects.some(({ type }) => type === 'hangup');
  return renderEffects(ended && !hangsUp ? [...effects, hangUp] : effects, {
    addresses: callAddresses(context.publicBaseUrl, context.key, context.step),
    caller: context.caller,
    trackingNumber: context.trackingNumber,
    pickedUp: context.step > 1,
  });
}

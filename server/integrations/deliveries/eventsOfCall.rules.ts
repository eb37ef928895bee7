import type { DeliveredKind } from '#values/integrationWords.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Filtered } from './keptBackBy.rules.ts';

type Facts = Pick<Call, 'trackingNumber' | 'tags' | 'firstTimeCaller' | 'state' | 'caller' | 'answeredBy'>;

/** The events of a call so far, but for what people changed; it has no tags when it starts. */
export function eventsOfCall(
  { trackingNumber: did, tags, firstTimeCaller: firstTime, state, caller, answeredBy }: Facts,
  measurement: string | undefined,
): Filtered[] {
  const happened: DeliveredKind[] = [
    'call.started',
    ...(answeredBy === null ? [] : ['call.answered' as const]),
    ...(state === 'ended' ? ['call.ended' as const] : []),
    ...(tags.length > 0 ? ['call.tagged' as const] : []),
  ];
  return happened.map((kind) => ({
    kind,
    did,
    firstTime,
    isWithheld: caller === null,
    measurement,
    tags: kind === 'call.started' ? [] : tags,
  }));
}

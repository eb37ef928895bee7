import type { CallEvent } from './callEvent.ts';

/** When the carrier says that something happened, by its own clock. */
function toldAt(event: CallEvent): number | undefined {
  return event.kind === 'call.status' || event.kind === 'leg.status' ? event.payload.toldAt : undefined;
}

/**
 * How far our clock is ahead of the carrier's, in ms, as the webhook that was fastest on its way shows; 0 if none says.
 * Whoever compares a time of the carrier with one of ours adds this to the former first.
 */
export function aheadOfCarrier(events: readonly CallEvent[]): number {
  const ahead = events.flatMap((event) => {
    const reported = toldAt(event);
    return reported === undefined ? [] : [event.at - reported];
  });
  return ahead.length === 0 ? 0 : Math.min(...ahead);
}

/** The events at the times when they happened, all by our clock. Whatever the carrier does not date happened when we heard of it. */
export function onOneClock(events: readonly CallEvent[]): readonly CallEvent[] {
  const ahead = aheadOfCarrier(events);
  return events.map((event) => {
    const reported = toldAt(event);
    return reported === undefined ? event : { ...event, at: reported + ahead };
  });
}

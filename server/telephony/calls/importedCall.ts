import type { CallEvent, CallImported, CallStarted, EventOf } from './callEvent.ts';

/** How an imported call began: without a flow, and unknown to our carrier. */
export function startOfImported({ at, payload }: EventOf<'call.imported'>): { at: number; payload: CallStarted } {
  const { caller, area, country, state, firstTime, trackingNumber, trackingName, trackingSource } = payload;
  const from = { caller, area, country, firstTime, ...(state !== undefined && { state }) };
  return { at, payload: { ...from, callSid: '', trackingNumber, trackingName, trackingSource, flow: null } };
}

export function importedEvent(at: number, payload: CallImported): CallEvent {
  return { key: 'imported', at, kind: 'call.imported', payload };
}

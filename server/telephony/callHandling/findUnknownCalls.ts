import { randomUUID } from 'node:crypto';
import { attributeCall } from '../../attribution/visits/attributeCall.ts';
import { type CallEvent, isOver } from '../calls/callEvent.ts';
import { fallbackEvents, legEvents } from '../calls/legEvents.ts';
import { findCalledNumber } from '../numbers/calledNumber.ts';
import { knownCallSids, markScanned, scannedUntil } from './carrierScans.repository.ts';
import { insertNewCall } from './newCalls.repository.ts';
import type { CallCarrier, CarrierArrival } from './callCarrier.ts';
import type { CallContext } from './callContext.ts';
import { changeCall, writeAll } from './changeCall.ts';
import { foldChange } from './foldChange.ts';
import { locateNumber } from '../calls/locateNumber.ts';
import { newCallRows } from './newCallRows.ts';
import { startWrites } from './startWrites.ts';

/** How far the first comparison looks back. */
const firstLookMs = 3 * 3_600_000;
/** The webhooks of a call this young may still be on their way. */
const youngMs = 3 * 60_000;

/**
 * Finds calls to our numbers of which no webhook reached us, because the server was down, and adds them to the log once
 * they are over. The number's fallback may have connected them.
 */
export async function findUnknownCalls(context: CallContext, carrier: CallCarrier, now: Date): Promise<void> {
  const { db } = context;
  const since = (await scannedUntil(db)) ?? new Date(now.getTime() - firstLookMs);
  const until = now.getTime() - youngMs;
  if (since.getTime() >= until) return;
  const arrivals = (await carrier.listArrivals(since)).filter(({ startedAt }) => startedAt <= until);
  const known = await knownCallSids(
    db,
    arrivals.map(({ sid }) => sid),
  );
  const unknown = arrivals.filter(({ sid }) => !known.has(sid));
  for (const arrival of unknown) if (isFinal(arrival)) await addCall(context, carrier, arrival);
  // Those still on are looked at again. Carriers tell times to the second.
  const open = unknown.filter((arrival) => !isFinal(arrival)).map(({ startedAt }) => startedAt - 1000);
  await markScanned(db, new Date(Math.min(until, ...open)));
}

function isFinal({ status }: CarrierArrival): boolean {
  return status !== null && isOver(status);
}

async function addCall(context: CallContext, carrier: CallCarrier, arrival: CarrierArrival): Promise<void> {
  const { sid: callSid, caller, called, startedAt: at, endedAt, status, seconds } = arrival;
  const number = await findCalledNumber(context.db, { did: called, caller, since: at, failedAttestation: false });
  if (!number || status === null) return;
  const legs = await carrier.legsOf(callSid);
  const { did: trackingNumber, name: trackingName, source: trackingSource, firstTime } = number;
  const tracking = { trackingNumber, trackingName, trackingSource };
  const place = await locateNumber(caller);
  const web = number.shownToVisitors
    ? await attributeCall(context.db, { account: number.account, did: called, at })
    : null;
  const started = { callSid, caller, ...place, firstTime, ...tracking, flow: null, ...(web && { web }) };
  const key = { accountId: number.account, callUuid: randomUUID() };
  const incoming = { at, webhookKey: `found:${callSid}`, callSid, caller, called, origin: undefined };
  const rows = newCallRows({ key, started, incoming }, null);
  const following = number.followed ? await startWrites(context, rows) : [];
  const isNew = await context.db.transaction(
    async (tx) => (await insertNewCall(tx, rows)) && (await writeAll(tx, following)),
  );
  if (!isNew) return;
  const end: CallEvent = {
    key: `status-${status}`,
    at: endedAt ?? at,
    kind: 'call.status',
    payload: { status, seconds },
  };
  const unreached: CallEvent = { key: 'unreached', at, kind: 'call.fellBack', payload: { targets: [] } };
  await changeCall(context, key, async (found) => {
    const ringEvents = fallbackEvents(found.events, legs);
    const fellBack = ringEvents.length > 0 ? ringEvents : [unreached];
    const ends = legEvents([...found.events, ...fellBack], legs);
    return { answer: undefined, ...(await foldChange(context, found, [...fellBack, ...ends, end])) };
  });
}

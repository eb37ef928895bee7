import { randomUUID } from 'node:crypto';
import type { CallStarted } from '../../calls/callEvent.ts';
import type { CallResponse } from '../../calls/callResponse.ts';
import type { Executor } from '../../db/executor.ts';
import { type CalledNumber, findCalledNumber } from '../../repositories/calledNumber.repository.ts';
import { readCallState } from '../../repositories/callStates.repository.ts';
import { findCallKey, nextRotation } from '../../repositories/liveCalls.repository.ts';
import { insertNewCall } from '../../repositories/newCalls.repository.ts';
import type { CallContext } from './callContext.ts';
import { currentResponse } from './callResponse.ts';
import { type NextRotation, startRun } from './callRun.ts';
import type { IncomingCall } from './carrierReport.ts';
import { needsTurn, needTurn } from './changeCall.ts';
import { applyEarlyStatus } from './handleStatusCallback.ts';
import { locateNumber } from './locateNumber.ts';
import { type Arrival, newCallRows } from './newCallRows.ts';

/**
 * Accepts an incoming call: stores its row, its first events, its position in the flow and the response together. A
 * number that is not ours is rejected and reported; one without a published flow, with a blocked caller, or in a circle
 * is rejected and logged, with the reason.
 */
export async function startCall(context: CallContext, incoming: IncomingCall): Promise<CallResponse> {
  const { callSid, caller, called, origin } = incoming;
  const failedAttestation = origin?.attestation === 'failed';
  const [place, number] = await Promise.all([
    locateNumber(caller),
    findCalledNumber(context.db, { did: called, caller, since: incoming.at - hopWindowMs, failedAttestation }),
  ]);
  if (!number) {
    context.strayCall(called, callSid);
    return { type: 'reject' };
  }
  const started = { callSid, caller, ...place, ...startOf(number, caller), ...(origin && { origin }) };
  const key = { accountId: number.account, callUuid: randomUUID() };
  const response = await begin(context, { key, incoming, started });
  if (response === undefined) return repeatedResponse(context, incoming);
  await applyEarlyStatus(context, key, callSid);
  context.changed(key);
  return response;
}

/**
 * A caller who is already in this many calls to the number is not a person but a circle, for example a destination that
 * forwards to the number that rings it.
 */
const mostHops = 10;
const hopWindowMs = 60_000;

function startOf(number: CalledNumber, caller: string | null) {
  const { did, name, source, action, actionId, publishedVersion, firstTime, blocked, voicemailNotify } = number;
  const looped = caller === did || number.hops >= mostHops;
  const hasFlow = !blocked && !looped && action === 'flow' && actionId !== null && publishedVersion !== null;
  return {
    firstTime,
    blocked,
    looped,
    voicemailNotify,
    trackingNumber: did,
    trackingName: name,
    trackingSource: source,
    flow: hasFlow ? { id: actionId, version: publishedVersion } : null,
  } satisfies Partial<CallStarted>;
}

/** Undefined when another webhook of the same call was faster. Only a rotation needs an enclosing transaction. */
async function begin(context: CallContext, arrival: Arrival): Promise<CallResponse | undefined> {
  const { key, started, incoming } = arrival;
  const { flow: pin, caller, trackingNumber, area, country, firstTime } = started;
  const { accountId } = key;
  const flow = pin && (await context.flows.get(context.db, { accountId, flowId: pin.id, version: pin.version }));
  const facts = { at: incoming.at, caller, trackingNumber, area, country, firstTime };
  const write = async (executor: Executor, nextTurn: NextRotation) => {
    const rows = newCallRows(arrival, flow && (await startRun(flow, facts, nextTurn)));
    if (!(await insertNewCall(executor, rows))) return undefined;
    const { call, live, events } = rows;
    context.recent.remember({ call, live, events });
    return rows.response.value;
  };
  try {
    return await write(context.db, needTurn);
  } catch (error) {
    if (!pin || !needsTurn(error)) throw error;
    return context.db.transaction((tx) => write(tx, (nodeId) => nextRotation(tx, accountId, pin.id, nodeId)));
  }
}

/** For a repeated first webhook of a call: the same response, or the current one. */
async function repeatedResponse({ db }: CallContext, { callSid, webhookKey }: IncomingCall): Promise<CallResponse> {
  const key = await findCallKey(db, callSid);
  const found = key && (await readCallState(db, key, webhookKey));
  return found ? (found.response ?? currentResponse(found.state)) : { type: 'reject' };
}

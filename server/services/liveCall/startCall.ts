import { randomUUID } from 'node:crypto';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { CallKey } from '../../carriers/callAddresses.ts';
import { renderReject } from '../../carriers/twiml/renderWhisper.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import type { Tx } from '../../db/executor.ts';
import { directionCodes } from '../../db/schema/calls.ts';
import { addCallEvents, findReply, keepReply } from '../../repositories/callEvents.repository.ts';
import {
  addCall,
  claimCallSid,
  findCallKey,
  isFirstCall,
  lockCall,
  putLiveCall,
  takeTurn,
} from '../../repositories/liveCalls.repository.ts';
import { findNumberByDid } from '../../repositories/numbers.repository.ts';
import { placeOf } from './area.ts';
import type { CallEvent, CallStarted } from './callEvent.ts';
import { foldedColumns, newCallId, quarterHour } from './callRow.ts';
import { currentReply } from './currentReply.ts';
import { foldCall } from './foldCall.ts';
import { enterFlow, type Moved } from './flowStep.ts';
import type { LiveCalls } from './liveCalls.ts';
import { replyOf } from './replyOf.ts';

type CalledNumber = NonNullable<Awaited<ReturnType<typeof findNumberByDid>>>;

/**
 * Answers an incoming call: its row, its first events, its place in the flow and the answer stand in one transaction.
 * A number that is not ours is turned away without a trace, one without a published flow with a missed call.
 */
export async function startCall(calls: LiveCalls, webhook: VoiceWebhook): Promise<string> {
  const { params } = webhook;
  const caller = PhoneNumber.safeParse(params.From).data ?? null;
  const place = await placeOf(caller);
  let fresh: CallKey | undefined;
  const reply = await calls.db.transaction(async (tx) => {
    const number = await findNumberByDid(tx, params.To ?? params.Called ?? '');
    if (!number) return renderReject();
    const key = { accountId: number.account, callUuid: randomUUID() };
    if (!(await claimCallSid(tx, params.CallSid, key))) return replyAgain(tx, calls, webhook);
    const started: CallStarted = {
      callSid: params.CallSid,
      caller,
      ...place,
      firstTime: caller !== null && (await isFirstCall(tx, number.account, caller)),
      trackingNumber: number.did,
      trackingName: number.name,
      trackingSource: number.source,
      flow: flowOf(number),
    };
    const moved = await firstMove(tx, calls, { accountId: number.account, at: webhook.at, started });
    const events = firstEvents(webhook.at, started, moved);
    await insertCall(tx, { ...key, at: webhook.at, events });
    await addCallEvents(tx, key, events);
    fresh = key;
    const context = { publicBaseUrl: calls.publicBaseUrl, key, step: 1, caller, trackingNumber: number.did };
    if (!moved || !started.flow) return kept(tx, key.accountId, webhook, renderReject());
    const pin = { flowId: started.flow.id, flowVersion: started.flow.version };
    await putLiveCall(tx, { ...key, ...pin, snapshot: moved.position, step: 1, updatedAt: new Date(webhook.at) });
    const answer = currentReply(moved.position.effects, moved.fact.end !== null, context);
    return kept(tx, key.accountId, webhook, answer);
  });
  if (fresh) calls.changed(fresh);
  return reply;
}

function flowOf({ action, actionId, publishedVersion }: CalledNumber): CallStarted['flow'] {
  if (action !== 'flow' || actionId === null || publishedVersion === null) return null;
  return { id: actionId, version: publishedVersion };
}

async function firstMove(
  tx: Tx,
  calls: LiveCalls,
  { accountId, at, started }: { accountId: number; at: number; started: CallStarted },
): Promise<Moved | undefined> {
  const pin = started.flow;
  if (!pin) return undefined;
  const flow = await calls.flows.get(tx, { accountId, flowId: pin.id, version: pin.version });
  const { caller, trackingNumber, area, country, firstTime } = started;
  const facts = { at, caller, trackingNumber, area, country, firstTime };
  return enterFlow(flow, facts, (nodeId) => takeTurn(tx, accountId, pin.id, nodeId));
}

function firstEvents(at: number, started: CallStarted, moved: Moved | undefined): CallEvent[] {
  const start: CallEvent = { key: 'started', at, kind: 'call.started', payload: started };
  return moved ? [start, { key: 'step-1', at, kind: 'flow.moved', payload: moved.fact }] : [start];
}

interface FirstCall {
  accountId: number;
  callUuid: string;
  at: number;
  events: CallEvent[];
}

async function insertCall(tx: Tx, { accountId, callUuid, at, events }: FirstCall): Promise<void> {
  const folded = foldCall(events);
  if (!folded) throw new Error('a call that starts has a start');
  const { flow, caller, area, country, firstTime, trackingNumber, trackingName, trackingSource } = folded.started;
  await addCall(tx, {
    accountId,
    uuid: callUuid,
    id: newCallId(at),
    dateStart: new Date(at),
    t15: quarterHour(at),
    direction: directionCodes.indexOf('inbound'),
    caller,
    area,
    country,
    firstTime,
    trackingNumber,
    trackingName,
    trackingSource,
    flowId: flow?.id ?? null,
    flowVersion: flow?.version ?? null,
    ...foldedColumns(folded),
  });
}

/** The first webhook of a call came again: the same answer, or what the call is at by now. */
async function replyAgain(tx: Tx, calls: LiveCalls, webhook: VoiceWebhook): Promise<string> {
  const key = await findCallKey(tx, webhook.params.CallSid);
  const found = key && (await lockCall(tx, key));
  if (!key || !found) return renderReject();
  return (await findReply(tx, key.accountId, webhook.replyKey)) ?? replyOf(calls, key, found);
}

async function kept(tx: Tx, accountId: number, webhook: VoiceWebhook, reply: string): Promise<string> {
  await keepReply(tx, accountId, webhook.replyKey, reply);
  return reply;
}

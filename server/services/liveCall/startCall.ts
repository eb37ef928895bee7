import { randomUUID } from 'node:crypto';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { renderReject } from '../../carriers/twiml/renderWhisper.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import type { Executor } from '../../db/executor.ts';
import { type CalledNumber, findCalledNumber } from '../../repositories/calledNumber.repository.ts';
import { findReply } from '../../repositories/callEvents.repository.ts';
import { findCallKey, lockCall, takeTurn } from '../../repositories/liveCalls.repository.ts';
import { insertNewCall } from '../../repositories/newCalls.repository.ts';
import { placeOf } from './area.ts';
import type { CallStarted } from './callEvent.ts';
import { enterFlow, startsWithTurn } from './flowStep.ts';
import type { LiveCalls } from './liveCalls.ts';
import { type Arrival, firstWebhook } from './newCall.ts';
import { replyOf } from './replyOf.ts';

/**
 * Answers an incoming call: its row, its first events, its place in the flow and the answer are written together.
 * A number that is not ours is turned away without a trace, one without a published flow with a missed call; so is a
 * blocked caller, and the call says why.
 */
export async function startCall(calls: LiveCalls, webhook: VoiceWebhook): Promise<string> {
  const { params } = webhook;
  const caller = PhoneNumber.safeParse(params.From).data ?? null;
  const [place, number] = await Promise.all([
    placeOf(caller),
    findCalledNumber(calls.db, params.To ?? params.Called ?? '', caller),
  ]);
  if (!number) return renderReject();
  const started = { callSid: params.CallSid, caller, ...place, ...startOf(number) };
  const key = { accountId: number.account, callUuid: randomUUID() };
  const reply = await begin(calls, { key, webhook, started });
  if (reply === undefined) return replyAgain(calls, webhook);
  calls.changed(key);
  return reply;
}

function startOf(number: CalledNumber) {
  const { did, name, source, action, actionId, publishedVersion, firstTime, blocked, voicemailNotify } = number;
  const hasFlow = !blocked && action === 'flow' && actionId !== null && publishedVersion !== null;
  return {
    firstTime,
    blocked,
    voicemailNotify,
    trackingNumber: did,
    trackingName: name,
    trackingSource: source,
    flow: hasFlow ? { id: actionId, version: publishedVersion } : null,
  } satisfies Partial<CallStarted>;
}

/** Undefined when another webhook of the same call was first. Only a turn of a round needs a transaction around. */
async function begin(calls: LiveCalls, arrival: Arrival): Promise<string | undefined> {
  const { key, started, webhook } = arrival;
  const { flow: pin, caller, trackingNumber, area, country, firstTime } = started;
  const { accountId } = key;
  const flow = pin && (await calls.flows.get(calls.db, { accountId, flowId: pin.id, version: pin.version }));
  const facts = { at: webhook.at, caller, trackingNumber, area, country, firstTime };
  const write = async (executor: Executor) => {
    const moved = flow && (await enterFlow(flow, facts, (nodeId) => takeTurn(executor, accountId, pin.id, nodeId)));
    const first = firstWebhook(calls.publicBaseUrl, arrival, moved);
    return (await insertNewCall(executor, first)) ? first.reply.reply : undefined;
  };
  return flow && startsWithTurn(flow, facts) ? calls.db.transaction(write) : write(calls.db);
}

/** The first webhook of a call came again: the same answer, or what the call is at by now. */
function replyAgain(calls: LiveCalls, webhook: VoiceWebhook): Promise<string> {
  return calls.db.transaction(async (tx) => {
    const key = await findCallKey(tx, webhook.params.CallSid);
    const found = key && (await lockCall(tx, key));
    if (!key || !found) return renderReject();
    return (await findReply(tx, key.accountId, webhook.replyKey)) ?? replyOf(calls, key, found);
  });
}

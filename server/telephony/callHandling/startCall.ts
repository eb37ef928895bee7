import { randomUUID } from 'node:crypto';
import { type CanaryCall, versionFor } from '#flows/core/canary.ts';
import type { CompiledFlow } from '#flows/core/compile.ts';
import { attributeCall } from '../../attribution/visits/attributeCall.ts';
import type { CallStarted } from '../calls/callEvent.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { type CalledNumber, findCalledNumber } from '../numbers/calledNumber.ts';
import { readCallState } from './callStates.repository.ts';
import { tagsOfCaller, nextRotation } from './callTurns.repository.ts';
import { findCallKey } from '../calls/callDirectory.ts';
import { insertNewCall, type NewCallRows } from './newCalls.repository.ts';
import { fallbackOf } from '../flows/fallbackOf.ts';
import type { CallContext } from './callContext.ts';
import { currentResponse } from './callResponse.ts';
import { type NextRotation, startRun } from './callRun.ts';
import { prepareDial } from './prepareDial.ts';
import type { IncomingCall } from './carrierReport.ts';
import { needsTurn, needTurn, writeAll } from './changeCall.ts';
import { factsOf } from '../calls/factsOf.ts';
import { applyEarlyStatus } from './handleStatusCallback.ts';
import { branchFinder } from '../places/branchFinder.ts';
import { startWrites, type Writes } from './startWrites.ts';
import { textWrites } from './textWrites.ts';
import { locateNumber } from '../calls/locateNumber.ts';
import { type Arrival, newCallRows } from './newCallRows.ts';

/**
 * Accepts an incoming call: stores its row, its first events, its position in the flow and the response together. A
 * number that is not ours is rejected and reported; one without a published flow, with a blocked caller, or in a circle
 * is rejected and logged, with the reason.
 */
export async function startCall(context: CallContext, incoming: IncomingCall): Promise<CallResponse> {
  const { callSid, caller, called, origin, isTest } = incoming;
  const failedAttestation = origin?.attestation === 'failed';
  const [place, number] = await Promise.all([
    locateNumber(caller, incoming.state),
    findCalledNumber(context.db, { did: called, caller, since: incoming.at - hopWindowMs, failedAttestation }),
  ]);
  if (!number) {
    context.strayCall(called, callSid);
    return { type: 'reject' };
  }
  const canaryCall = { caller: caller ?? callSid, number: number.id };
  const web =
    isTest || !number.shownToVisitors
      ? null
      : await attributeCall(context.db, { account: number.account, did: called, at: incoming.at });
  const reported = { ...(isTest && { test: true as const }), ...(origin && { origin }), ...(web && { web }) };
  const started = { callSid, caller, ...place, ...startOf(number, caller, canaryCall), ...reported };
  const key = { accountId: number.account, callUuid: randomUUID() };
  const { fallbackNumber, voices, followed } = number;
  const known = { call: canaryCall, fallbackNumber, voices, followed };
  const response = await begin(context, { key, incoming, started }, known);
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

function startOf(number: CalledNumber, caller: string | null, call: CanaryCall) {
  const { did, name, source, action, actionId, publishedVersion, canary, firstTime, blocked, voicemailNotify } = number;
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
    flow: hasFlow ? { id: actionId, version: versionFor({ id: actionId, publishedVersion, canary }, call) } : null,
  } satisfies Partial<CallStarted>;
}

/** Whom an account blocked is not asked: it is in the database. */
const blocked: ReadonlySet<string> = new Set();

interface Known extends Pick<CalledNumber, 'fallbackNumber' | 'voices' | 'followed'> {
  call: CanaryCall;
}

/** Undefined when another webhook of the same call was faster. Only rotations, texts and followers need a transaction. */
async function begin(
  context: CallContext,
  arrival: Arrival,
  { call, fallbackNumber, voices, followed }: Known,
): Promise<CallResponse | undefined> {
  const { key, incoming } = arrival;
  const { flow, started } = await pinFlows(context, key.accountId, arrival.started, call);
  if (flow)
    context.fallbacks.note(incoming.called, () => fallbackOf({ document: flow.document, blocked, fallbackNumber }));
  const { flow: pin, caller } = started;
  const findBranch = branchFinder(context, key.accountId, caller);
  const pinned = { ...(pin?.others && { others: pin.others }), ...(Object.keys(voices).length > 0 && { voices }) };
  const prepare = async (nextTurn: NextRotation): Promise<NewCallRows> => {
    const answers = { nextRotation: nextTurn, findBranch };
    const { at } = incoming;
    const first = flow && (await startRun(flow, factsOf(started, at), answers, pinned));
    return newCallRows({ key, incoming, started }, first && (await prepareDial(flow, first, { at, answers })));
  };
  const did = started.trackingNumber;
  const textsOf = ({ live }: NewCallRows) =>
    live && caller !== null ? textWrites(context, { to: caller, did }, live) : [];
  const store = async (rows: NewCallRows, tx: Tx, following: Writes) =>
    (await insertNewCall(tx, rows)) && (await writeAll(tx, [...textsOf(rows), ...following]));
  const followingOf = (rows: NewCallRows) => (followed ? startWrites(context, rows) : []);
  const { rows, stored } = await prepare(needTurn).then(
    async (ready) => {
      const following = await followingOf(ready);
      const needsTx = textsOf(ready).length + following.length > 0;
      const insert = needsTx
        ? context.db.transaction((tx) => store(ready, tx, following))
        : insertNewCall(context.db, ready);
      return { rows: ready, stored: await insert };
    },
    (error: unknown) => {
      if (!pin || !needsTurn(error)) throw error;
      return context.db.transaction(async (tx) => {
        const ready = await prepare((nodeId, other) => nextRotation(tx, key.accountId, other ?? pin.id, nodeId));
        return { rows: ready, stored: await store(ready, tx, await followingOf(ready)) };
      });
    },
  );
  if (!stored) return undefined;
  const { live, events, response } = rows;
  context.recent.remember({ call: rows.call, live, events, followed });
  return response.value;
}

/** The call's flow with all others that it can reach, and its start with their versions and what they need to know. */
async function pinFlows(
  { db, flows }: CallContext,
  accountId: number,
  started: CallStarted,
  call: CanaryCall,
): Promise<{ flow: CompiledFlow | null; started: CallStarted }> {
  const { flow: own, caller } = started;
  if (own === null) return { flow: null, started };
  const pin = { accountId, flowId: own.id, version: own.version };
  const others = await flows.pinOthers(db, pin, call);
  const flow = await flows.get(db, { ...pin, others });
  const asksTags = flow.needs.has('tags');
  const callerTags = asksTags ? (caller === null ? [] : await tagsOfCaller(db, accountId, caller)) : undefined;
  return {
    flow,
    started: { ...started, flow: { ...own, ...(others && { others }) }, ...(callerTags && { callerTags }) },
  };
}

/** For a repeated first webhook of a call: the same response, or the current one. */
async function repeatedResponse({ db }: CallContext, { callSid, webhookKey }: IncomingCall): Promise<CallResponse> {
  const key = await findCallKey(db, callSid);
  const found = key && (await readCallState(db, key, webhookKey));
  return found ? (found.response ?? currentResponse(found.state)) : { type: 'reject' };
}

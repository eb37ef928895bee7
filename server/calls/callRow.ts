import type { Call } from '#contract/calls.contract.ts';
import { accounts } from '../db/schema/accounts.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../db/schema/calls.ts';
import type { CallKey } from './callKey.ts';
import type { CallStarted } from './callEvent.ts';
import type { FoldedCall } from './foldCall.ts';

export type NewCall = typeof calls.$inferInsert;
export type CallRow = typeof calls.$inferSelect;

export type FoldedColumns = ReturnType<typeof foldedColumns>;

/** The row of a new call, folded from its events. */
export function newCallRow({ accountId, callUuid }: CallKey, id: number, folded: FoldedCall) {
  return {
    accountId,
    uuid: callUuid,
    id,
    dateStart: new Date(folded.startedAt),
    t15: quarterHour(folded.startedAt),
    direction: directionCodes.indexOf('inbound'),
    ...startColumns(folded.started),
    ...foldedColumns(folded),
    revision: 0,
    settled: false,
  } satisfies NewCall;
}

function startColumns(started: CallStarted) {
  const {
    caller,
    area,
    country,
    firstTime,
    trackingNumber,
    trackingName,
    trackingSource,
    blocked,
    test,
    flow,
    origin,
  } = started;
  return {
    caller,
    area,
    country,
    firstTime,
    trackingNumber,
    trackingName,
    trackingSource,
    blocked: blocked ?? false,
    test: test ?? false,
    callerName: origin?.callerName ?? null,
    forwardedFrom: origin?.forwardedFrom ?? null,
    attestation: origin?.attestation ?? null,
    flowId: flow?.id ?? null,
    flowVersion: flow?.version ?? null,
  } satisfies Partial<NewCall>;
}

/** The columns that change during a call. */
export function foldedColumns(folded: FoldedCall) {
  return {
    dateStop: folded.stoppedAt === null ? null : new Date(folded.stoppedAt),
    duration: folded.duration,
    talkTime: folded.talkTime,
    state: stateCodes.indexOf(folded.state),
    status: folded.status === null ? null : statusCodes.indexOf(folded.status),
    target: folded.target,
    ivr: folded.ivr,
    ivrName: folded.ivrName,
    tags: folded.tags,
    score: folded.score,
    audio: folded.audio,
    route: folded.route,
  } satisfies Partial<NewCall>;
}

/** The UTC quarter-hour number of a time (epoch ms). */
function quarterHour(at: number): number {
  return Math.floor(at / 900_000);
}

/** The columns of a call log row, from `calls` joined with `accounts`. */
export const callColumns = {
  uuid: calls.uuid,
  account: calls.accountId,
  accountName: accounts.name,
  caller: calls.caller,
  area: calls.area,
  country: calls.country,
  firstTimeCaller: calls.firstTime,
  trackingNumber: calls.trackingNumber,
  trackingName: calls.trackingName,
  trackingSource: calls.trackingSource,
  dateStart: calls.dateStart,
  dateStop: calls.dateStop,
  direction: calls.direction,
  state: calls.state,
  status: calls.status,
  duration: calls.duration,
  talkTime: calls.talkTime,
  target: calls.target,
  IVR: calls.ivr,
  DTMFname: calls.ivrName,
  audio: calls.audio,
  blocked: calls.blocked,
  test: calls.test,
  tags: calls.tags,
  score: calls.score,
  notes: calls.notes,
  web_source: calls.webSource,
  web_medium: calls.webMedium,
};

type Stored = Omit<Call, 'dateStart' | 'dateStop' | 'direction' | 'state' | 'status'> & {
  dateStart: Date;
  dateStop: Date | null;
  direction: number;
  state: number;
  status: number | null;
};

/** Converts a stored row to the contract's shape. */
export function toCall(row: Stored): Call {
  return {
    ...row,
    dateStart: row.dateStart.toISOString(),
    dateStop: row.dateStop?.toISOString() ?? null,
    direction: meaning(directionCodes, row.direction),
    state: meaning(stateCodes, row.state),
    status: row.status === null ? null : meaning(statusCodes, row.status),
  };
}

function meaning<Name extends string>(names: readonly Name[], code: number): Name {
  const name = names[code];
  if (name === undefined) throw new Error(`no meaning for the stored code ${code}`);
  return name;
}

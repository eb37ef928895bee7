import { type calls, directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { leadStatusCodes } from '../../kernel/db/schema/leads.ts';
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
  const { caller, area, country, firstTime, trackingNumber, trackingName, blocked, test, flow, origin, web } = started;
  return {
    caller,
    area,
    country,
    firstTime,
    trackingNumber,
    trackingName,
    blocked: blocked ?? false,
    test: test ?? false,
    callerName: origin?.callerName ?? null,
    forwardedFrom: origin?.forwardedFrom ?? null,
    attestation: origin?.attestation ?? null,
    flowId: flow?.id ?? null,
    flowVersion: flow?.version ?? null,
    webSource: web?.source ?? null,
    webMedium: web?.medium ?? null,
    webCampaign: web?.campaign ?? null,
    webKeyword: web?.keyword ?? null,
    webDevice: web?.device ?? null,
    webLanding: web?.landing ?? null,
    webConversion: web?.conversion ?? null,
    webVisit: web?.visit ?? null,
    webVisitor: web?.visitor ?? null,
    webConfidence: web?.confidence ?? null,
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
    location: folded.location,
    tags: folded.tags,
    score: folded.score,
    notes: folded.notes,
    revenue: folded.revenue?.amount ?? null,
    revenueCurrency: folded.revenue?.currency ?? null,
    leadStatus: folded.leadStatus === null ? null : leadStatusCodes.indexOf(folded.leadStatus),
    trackingSource: folded.source,
    audio: folded.audio,
    route: folded.route,
  } satisfies Partial<NewCall>;
}

/** The UTC quarter-hour number of a time (epoch ms). */
function quarterHour(at: number): number {
  return Math.floor(at / 900_000);
}

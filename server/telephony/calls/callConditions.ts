import { and, type AnyColumn, arrayOverlaps, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CallFilter } from '#values/callFilter.ts';
import type { CallLogFilter } from '#values/callLogFilter.ts';
import type { CallsOfFlow } from '#values/callsOfFlow.ts';
import type { CallKind } from '#values/callStatus.ts';
import { calls, searchedText } from '../../kernel/db/schema/calls.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import { figureConditionsOf, type FigureConditions } from './callFigureConditions.ts';
import { hasStatus } from './callStatusConditions.ts';
import { logConditionsOf } from './callLogConditions.ts';
import { type GroupedNumbers, hasLeadStatus, isFromPerson } from './leadConditions.ts';
import { isOfFlow, leftBy, ownSteps } from './flowSteps.ts';

/** The filters of a call query, with dates as times: `dateStart` is inclusive, `dateEnd` exclusive. */
export interface CallConditions
  extends
    Pick<
      CallFilter,
      'trackingNumber' | 'trackingSource' | 'durationMin' | 'durationMax' | 'status' | 'tags' | 'audio' | 'leadStatus'
    >,
    Partial<CallLogFilter>,
    FigureConditions,
    CallsOfFlow {
  dateStart?: Date | undefined;
  dateEnd?: Date | undefined;
  search?: string | undefined;
  /** E.164. */
  caller?: string | undefined;
  /** The numbers that the caller’s person calls from as well. */
  groupedNumbers?: readonly GroupedNumbers[] | undefined;
  kind?: CallKind[] | undefined;
}

/** Whether a call counts in figures: all but test calls do. */
export const isCounted = sql`not ${calls.test}`;

/** The SQL condition for the filters, without the accounts. */
export function conditionsOf(filter: CallConditions): SQL | undefined {
  const { dateStart, dateEnd, trackingNumber, trackingSource, durationMin, durationMax, status, audio, search } =
    filter;
  return and(
    dateStart && gte(calls.dateStart, dateStart),
    dateEnd && lt(calls.dateStart, dateEnd),
    filter.caller === undefined ? undefined : isFromPerson(filter.caller, filter.groupedNumbers),
    isOneOf(calls.trackingNumber, trackingNumber),
    isSource(trackingSource),
    durationMin === undefined ? undefined : gte(calls.duration, durationMin),
    durationMax === undefined ? undefined : lte(calls.duration, durationMax),
    status && status.length > 0 ? or(...status.map(hasStatus)) : undefined,
    isOneOf(
      calls.test,
      filter.kind?.map((kind) => kind === 'test'),
    ),
    filter.tags && filter.tags.length > 0 ? arrayOverlaps(calls.tags, filter.tags) : undefined,
    audio === undefined ? undefined : eq(calls.audio, audio === 'true'),
    filter.leadStatus && filter.leadStatus.length > 0 ? hasLeadStatus(filter.leadStatus) : undefined,
    logConditionsOf(filter),
    figureConditionsOf(filter),
    filter.flow === undefined ? undefined : wayOf(filter.flow, filter),
    search ? ilike(sql`(${searchedText(calls)})`, likeNumber(search)) : undefined,
  );
}

/** Calls that began in a flow and, if a step is asked for, came to it and left it as asked. */
function wayOf(flow: string, { flowVersion, step, exit, left }: CallsOfFlow): SQL | undefined {
  const visited = and(
    sql`node = ${step}`,
    exit === undefined ? undefined : sql`exit = ${exit}`,
    left === undefined ? undefined : leftBy[left],
  );
  return and(
    isOfFlow(flow, flowVersion),
    step === undefined ? undefined : sql`exists (select 1 from ${ownSteps} where ${visited})`,
  );
}

/** However it is spelled: “website” and “Website” are one source. */
function isSource(sources: string[] | undefined): SQL | undefined {
  if (!sources || sources.length === 0) return undefined;
  return sql`lower(${calls.trackingSource}) in (${sql.join(
    sources.map((source) => sql`lower(${source})`),
    sql`, `,
  )})`;
}

/** An empty list does not filter. */
function isOneOf(column: AnyColumn, list: unknown[] | undefined): SQL | undefined {
  return list && list.length > 0 ? inArray(column, list) : undefined;
}

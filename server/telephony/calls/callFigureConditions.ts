import { and, type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { CallsOfFigure } from '#values/callsOfFigure.ts';
import { keyNameSeparator } from '#values/keyNames.ts';
import { calls } from '../../kernel/db/schema/calls.ts';

/** From quarter-hour `from` to `to` (exclusive), local time is UTC plus `offset` quarter-hours. */
export interface Segment {
  from: number;
  to: number;
  offset: number;
}

export interface FigureConditions extends Omit<CallsOfFigure, 'hour' | 'weekday' | 'caller'> {
  /** The local hour and weekday, with the offsets of the time zone. */
  localTime?: Pick<CallsOfFigure, 'hour' | 'weekday'> & { segments: readonly Segment[] };
}

/** The SQL condition for the calls that one figure of a report counts. */
export function figureConditionsOf(filter: FigureConditions): SQL | undefined {
  const { localTime, IVR, firstTimeCaller } = filter;
  return and(
    firstTimeCaller === undefined ? undefined : eq(calls.firstTime, firstTimeCaller === 'true'),
    is(calls.area, filter.areaName),
    is(calls.target, filter.target),
    IVR === undefined ? undefined : sql`starts_with(${calls.ivr}, ${IVR})`,
    namesBeginWith(filter.DTMFname),
    is(calls.webSource, filter.web_source),
    is(calls.webMedium, filter.web_medium),
    is(calls.webCampaign, filter.campaign),
    is(calls.webKeyword, filter.keyword),
    is(calls.webLanding, filter.landing),
    is(calls.webConversion, filter.conversion),
    is(calls.userId, filter.user),
    localTime && isAtLocalTime(localTime),
  );
}

/** Whole names: `Sales` is no beginning of `Salesroom`. */
function namesBeginWith(names: string | undefined): SQL | undefined {
  if (names === undefined) return undefined;
  return sql`starts_with(${calls.ivrName} || ${keyNameSeparator}, ${names + keyNameSeparator})`;
}

function is(column: AnyColumn, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** 1970-01-01 was a Thursday. */
function isAtLocalTime({ hour, weekday, segments }: NonNullable<FigureConditions['localTime']>): SQL | undefined {
  if (segments.length === 0) return sql`false`;
  const quarter = localQuarter(segments);
  return and(
    hour === undefined ? undefined : sql`${quarter} % 96 / 4 = ${hour}::int`,
    weekday === undefined ? undefined : sql`(${quarter} / 96 + 3) % 7 + 1 = ${weekday}::int`,
  );
}

/** The local quarter-hour in which a call of the segments' time began. */
export function localQuarter(segments: readonly Segment[]): SQL {
  const shifts = segments.map(({ to, offset }) => sql`when ${calls.t15} < ${to}::int then ${offset}::int`);
  return sql`(${calls.t15} + case ${sql.join(shifts, sql` `)} end)`;
}

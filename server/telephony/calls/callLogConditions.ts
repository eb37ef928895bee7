import { and, eq, gte, ilike, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { CallLogFilter } from '#values/callLogFilter.ts';
import { calls, directionCodes } from '../../kernel/db/schema/calls.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { likeText } from '../../kernel/likeText.ts';
import { leftMessage, wasAnswered } from './callStatusConditions.ts';

type Wanted = { [Name in keyof CallLogFilter]-?: NonNullable<CallLogFilter[Name]> };

const conditions: { [Name in keyof Wanted]: (wanted: Wanted[Name]) => SQL | undefined } = {
  direction: (name) => eq(calls.direction, directionCodes.indexOf(name)),
  network: (networks) => (networks.length > 0 ? isOfNetwork(networks) : undefined),
  heard: (wanted) => and(leftMessage, wanted === 'true' ? isNotNull(calls.heardAt) : isNull(calls.heardAt)),
  talkTimeMin: (least) => gte(calls.talkTime, least),
  talkTimeMax: (most) => lte(calls.talkTime, most),
  scoreMin: (least) => gte(calls.score, least),
  scoreMax: (most) => lte(calls.score, most),
  revenueMin: (least) => gte(calls.revenue, least),
  revenueMax: (most) => lte(calls.revenue, most),
  answeredBy: (part) => and(wasAnswered, ilike(calls.target, likeText(part))),
  rangLast: (part) => and(not(wasAnswered), ilike(calls.target, likeText(part))),
  area: (part) => ilike(calls.area, likeText(part)),
  location: (part) => ilike(calls.location, likeText(part)),
  notes: (part) => ilike(calls.notes, likeText(part)),
};

/** The SQL condition for the filters that only the call log has. */
export function logConditionsOf(filter: Partial<CallLogFilter>): SQL | undefined {
  return and(...CallLogFilter.keyof().options.map((name) => conditionOf(name, filter as Partial<Wanted>)));
}

function conditionOf<Name extends keyof Wanted>(name: Name, filter: { [Key in Name]?: Wanted[Key] }) {
  const wanted = filter[name];
  return wanted === undefined ? undefined : conditions[name](wanted);
}

function isOfNetwork(networks: readonly string[]): SQL {
  return sql`exists (select from ${numbers} where ${numbers.accountId} = ${calls.accountId}
    and ${numbers.did} = ${calls.trackingNumber} and ${numbers.type} = any(${sql.param([...networks])}::text[]))`;
}

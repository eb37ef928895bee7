import { and, arrayOverlaps, eq, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { CallLogFilter } from '#values/callLogFilter.ts';
import { calls, directionCodes } from '../../db/schema/calls.ts';
import { numbers } from '../../db/schema/routing.ts';
import { likeText } from '../likeText.ts';

/** The SQL condition for the filters that only the call log has. */
export function logConditionsOf(filter: Partial<CallLogFilter>): SQL | undefined {
  const { direction, network, talkTimeMin, talkTimeMax, tags, scoreMin, scoreMax, area, notes } = filter;
  return and(
    direction === undefined ? undefined : eq(calls.direction, directionCodes.indexOf(direction)),
    network && network.length > 0 ? isOfNetwork(network) : undefined,
    talkTimeMin === undefined ? undefined : gte(calls.talkTime, talkTimeMin),
    talkTimeMax === undefined ? undefined : lte(calls.talkTime, talkTimeMax),
    tags && tags.length > 0 ? arrayOverlaps(calls.tags, tags) : undefined,
    scoreMin === undefined ? undefined : gte(calls.score, scoreMin),
    scoreMax === undefined ? undefined : lte(calls.score, scoreMax),
    area === undefined ? undefined : ilike(calls.area, likeText(area)),
    notes === undefined ? undefined : ilike(calls.notes, likeText(notes)),
  );
}

function isOfNetwork(networks: readonly string[]): SQL {
  return sql`exists (select from ${numbers} where ${numbers.accountId} = ${calls.accountId}
    and ${numbers.did} = ${calls.trackingNumber} and ${numbers.type} = any(${sql.param([...networks])}::text[]))`;
}

import { and, isNotNull, sql } from 'drizzle-orm';
import type { TouchRule } from '#values/website.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { websites, webVisits } from '../../kernel/db/schema/websites.ts';
import { type Asked, isAsked } from './rawReports.repository.ts';

/** A visit of a journey, as far as credit depends on it. */
export interface JourneyTouch {
  source: string;
  medium: string;
  rule: TouchRule;
}

/** Calls whose callers came the same way: their visits within the window of the website, oldest first. */
export interface JourneyCount {
  touches: JourneyTouch[];
  calls: number;
}

export interface Journeys {
  journeys: JourneyCount[];
  calls: number;
  /** Calls that came from no visit that we know. */
  unattributed: number;
  /** Calls whose source is less likely than not. */
  unsure: number;
}

/** Visits of a journey that count, the last ones. */
const mostTouches = 20;
/** A carrier tells whole seconds: a visit that began so soon after its call came before it. */
const clockSeconds = 5;

/** Counts calls by the journeys before them. Where no visit is kept, the source that the call has is the whole journey. */
export async function countJourneys(executor: Executor, asked: Asked): Promise<Journeys> {
  const touches = sql`(
    select jsonb_agg(jsonb_build_object('source', source, 'medium', medium, 'rule', rule) order by started_at)
    from (
      select ${webVisits.source} as source, ${webVisits.medium} as medium, ${webVisits.rule} as rule, ${webVisits.startedAt} as started_at
      from ${webVisits} join ${websites} on ${websites.accountId} = ${webVisits.accountId} and ${websites.id} = ${webVisits.websiteId}
      where ${webVisits.accountId} = ${calls.accountId} and ${webVisits.visitorId} = ${calls.webVisitor}
        and ${webVisits.startedAt} <= ${calls.dateStart} + make_interval(secs => ${clockSeconds})
        and ${webVisits.startedAt} > ${calls.dateStart} - make_interval(days => ${websites.windowDays})
      order by ${webVisits.startedAt} desc limit ${mostTouches}
    ) as visit)`;
  const alone = sql`jsonb_build_array(jsonb_build_object('source', ${calls.webSource}, 'medium', coalesce(${calls.webMedium}, 'none'),
    'rule', case when ${calls.webSource} = 'direct' then 'direct' else 'referral' end))`;
  const { rows: journeys } = await executor.execute<JourneyCount & Record<string, unknown>>(sql`
    select touches, count(*)::int as calls from (
      select coalesce(case when ${calls.webVisitor} is not null then ${touches} end, ${alone}) as touches
      from ${calls} where ${and(isAsked(asked), isNotNull(calls.webSource))}
    ) as journey group by touches`);
  const { rows } = await executor.execute<Omit<Journeys, 'journeys'> & Record<string, unknown>>(sql`
    select count(*)::int as calls, count(*) filter (where ${calls.webSource} is null)::int as unattributed,
      count(*) filter (where ${calls.webConfidence} < 0.5)::int as unsure
    from ${calls} where ${isAsked(asked)}`);
  const { calls: all = 0, unattributed = 0, unsure = 0 } = rows[0] ?? {};
  return { journeys, calls: all, unattributed, unsure };
}

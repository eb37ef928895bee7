import { type SQL, sql } from 'drizzle-orm';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import { type Asked, isAsked } from './rawReports.repository.ts';

/** The people of a source, each once however often and from how many numbers they called; who withheld theirs, call by call. */
export interface LeadsOfSource {
  /** In lower case. */
  source: string;
  /** All but those that are no leads or spam. */
  leads: number;
  won: number;
}

export async function countLeads(db: Executor, asked: Asked): Promise<LeadsOfSource[]> {
  const { rows } = await db.execute<LeadsOfSource & Record<string, unknown>>(sql`
    select source, ${people(sql`status <> ${codeOf('notLead')} and status <> ${codeOf('spam')}`)} as leads,
      ${people(sql`status = ${codeOf('won')}`)} as won
    from (
      select lower(${calls.trackingSource}) as source, coalesce(${calls.leadStatus}, ${leads.status}, ${codeOf('new')}) as status,
        ${calls.accountId} || ' ' || coalesce(${leads.personId}::text, ${calls.caller}, ${calls.uuid}::text) as person
      from ${calls} left join ${leads} on ${leads.accountId} = ${calls.accountId} and ${leads.number} = ${calls.caller}
      where ${isAsked(asked)}) as contact
    group by source`);
  return rows;
}

const people = (condition: SQL) => sql`count(distinct person) filter (where ${condition})::int`;

const codeOf = (status: LeadStatus) => sql.raw(String(leadStatusCodes.indexOf(status)));

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AskedLeadStatus, isLeadStatus } from '#values/leadStatus.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../kernel/db/schema/leads.ts';

const untouched = leadStatusCodes.indexOf('new');

/** The code of a call's own lead status, or of its caller's. */
export const shownLeadStatus = sql<number>`coalesce(${calls.leadStatus}, (select ${leads.status} from ${leads}
  where ${leads.accountId} = ${calls.accountId} and ${leads.number} = ${calls.caller}), ${untouched}::smallint)`;

/** Whether a call has one of these. Callers are looked up all at once, not call by call. */
export function hasLeadStatus(asked: readonly AskedLeadStatus[]): SQL {
  const isAsked = (code: number) => asked.some((one) => isLeadStatus(leadStatusCodes[code] ?? 'new', one));
  const codes = leadStatusCodes.map((_, code) => code);
  const wanted = codes.filter(isAsked);
  const others = codes.filter((code) => !isAsked(code));
  const ofCaller = isAsked(untouched)
    ? sql`(${calls.caller} is null or not ${isOfCallers(others)})`
    : sql`(${calls.caller} is not null and ${isOfCallers(wanted)})`;
  return sql`(case when ${calls.leadStatus} is null then ${ofCaller} else ${calls.leadStatus} = any(${sql.param(wanted)}::int[]) end)`;
}

const isOfCallers = (codes: readonly number[]) => sql`(${calls.accountId}, ${calls.caller}) in (
  select ${leads.accountId}, ${leads.number} from ${leads} where ${leads.status} = any(${sql.param(codes)}::int[]))`;

/** Numbers of an account that are one person’s. */
export interface GroupedNumbers {
  account: number;
  numbers: string[];
}

/** Whether a call comes from a number, or from one that is grouped with it. */
export function isFromPerson(number: string, grouped: readonly GroupedNumbers[] = []): SQL | undefined {
  const others = grouped.map(({ account, numbers }) =>
    and(eq(calls.accountId, account), inArray(calls.caller, numbers)),
  );
  return or(eq(calls.caller, number), ...others);
}

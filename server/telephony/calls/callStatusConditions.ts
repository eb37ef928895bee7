import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { AskedStatus, CallStatus } from '#values/callStatus.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';

/** Whether an inbound caller left a message that is kept. */
export const leftMessage = sql`(${calls.status} = ${codeOf('missed')} and ${calls.audio}
  and ${calls.direction} = ${sql.raw(String(directionCodes.indexOf('inbound')))})`;

/** Whether a person took the call, or is talking to the caller. */
export const wasAnswered = sql`coalesce(${calls.status} = ${codeOf('answered')},
  ${calls.state} = ${sql.raw(String(stateCodes.indexOf('answered')))})`;

/** Whether a call has the status that a filter asks for. */
export function hasStatus(asked: AskedStatus): SQL | undefined {
  if (asked === 'noMessage') return and(eq(calls.status, statusCodes.indexOf('missed')), not(leftMessage));
  const has = eq(calls.status, statusCodes.indexOf(asked));
  return asked === 'voicemail' ? or(has, leftMessage) : has;
}

/** The stored code of a status, written into the query. */
export function codeOf(status: CallStatus): SQL {
  return sql.raw(String(statusCodes.indexOf(status)));
}

import { and, type AnyColumn, between, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CallCondition, ConditionMatch } from '#values/callConditions.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { hasStatus } from '../../telephony/calls/callStatusConditions.ts';

/**
 * Whether calls, joined with their accounts, are as conditions ask: the same as `evidenceOf` finds. The score is what
 * calls have now.
 */
export function matching(conditions: readonly CallCondition[], match: ConditionMatch): SQL {
  const all = conditions.map((condition) => {
    const holds = sql`coalesce(${asked(condition) ?? sql`true`}, false)`;
    return condition.not ? sql`not ${holds}` : holds;
  });
  const whole = match === 'all' ? and(...all) : or(...all);
  return sql`(${whole ?? sql`true`})`;
}

function asked(condition: CallCondition): SQL | undefined {
  switch (condition.kind) {
    case 'trackingSource':
    case 'webSource':
    case 'webMedium':
    case 'location':
      return inArray(plain(calls[condition.kind]), condition.is.map(plainText));
    case 'trackingNumber':
      return inArray(calls.trackingNumber, condition.is);
    case 'keys':
      return inArray(calls.ivr, condition.is);
    case 'status':
      return or(...condition.is.map(hasStatus));
    case 'duration':
    case 'talkTime':
      return within(calls[condition.kind], condition);
    case 'leadScore':
      return within(calls.score, condition);
    case 'callerType':
      return eq(calls.firstTime, condition.is === 'new');
    case 'webCampaign':
    case 'webLanding':
      return sql`strpos(${plain(calls[condition.kind])}, ${plainText(condition.has)}) > 0`;
    case 'hours': {
      const local = sql`(${calls.dateStart} at time zone ${accounts.timezone})`;
      const isDay = inArray(sql`extract(isodow from ${local})::int`, condition.days);
      return and(isDay, between(sql`extract(hour from ${local})::int`, condition.from, condition.to - 1));
    }
  }
}

const within = (column: AnyColumn, { min, max }: { min?: number | undefined; max?: number | undefined }) =>
  and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));

/** Only Latin letters, which have the same case everywhere. */
const plain = (column: AnyColumn): SQL => sql`lower(${column} collate "C")`;
const plainText = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { calls, directionCodes } from '../../kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import { type Random, randomUuid } from '../seededRandom.ts';
import { copyRows } from './copyRows.ts';

interface LeadsGiven {
  tx: Tx;
  client: PoolClient;
  random: Random;
  /** Epoch ms. */
  now: number;
}

const hour = 3_600_000;
const [longTalk, shortTalk] = [120, 20];

/** Marks callers as people would: those with a sale are won, some of the others are what their longest talk suggests. */
export async function insertLeads({ tx, client, random, now }: LeadsGiven): Promise<void> {
  const callers = await tx
    .select({
      accountId: calls.accountId,
      number: calls.caller,
      talk: sql<number>`max(${calls.talkTime})`,
      sold: sql<boolean>`bool_or(${calls.revenue} is not null)`,
      last: sql`max(${calls.dateStop})`.mapWith(calls.dateStart),
    })
    .from(calls)
    .where(and(isNotNull(calls.caller), eq(calls.direction, directionCodes.indexOf('inbound'))))
    .groupBy(calls.accountId, calls.caller)
    .orderBy(asc(calls.accountId), asc(calls.caller));
  const rows = callers.flatMap(({ accountId, number, talk, sold, last }) => {
    const status = sold ? 'won' : guessed(talk, random());
    if (number === null || status === 'new') return [];
    const changedAt = new Date(Math.min(last.getTime() + hour, now));
    const personId = randomUuid(random);
    const code = leadStatusCodes.indexOf(status);
    return {
      accountId,
      number,
      personId,
      status: code,
      formerStatus: null,
      changedBy: 'reseller@demo.test',
      changedAt,
    };
  });
  await copyRows(client, leads, rows);
}

function guessed(talk: number, chance: number): LeadStatus {
  if (talk >= longTalk) return chance < 0.4 ? 'qualified' : chance < 0.55 ? 'lost' : 'new';
  if (talk > shortTalk) return chance < 0.15 ? 'notLead' : 'new';
  return chance < 0.08 ? 'spam' : 'new';
}

import type { z } from 'zod';
import type { Lead } from '#contract/telephony/leads.contract.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { toLeadStatus } from '../calls/listedCall.ts';
import type { GroupedNumbers } from '../calls/leadConditions.ts';
import { countCallsOf, type LeadRow, listCalledAccounts, listPeople } from './leads.repository.ts';

type Answer = z.input<typeof Lead>;

/** What the accounts that a number has called make of who called. */
export async function listLeads(executor: Executor, scope: Scope, number: string): Promise<Answer[]> {
  const people = Map.groupBy(await listPeople(executor, scope, number), ({ accountId }) => accountId);
  const accounts = await listCalledAccounts(executor, scope, number);
  const leads: Answer[] = [];
  for (const { id, name } of accounts) {
    const rows = people.get(id) ?? [];
    const numbers = [number, ...rows.map((row) => row.number).filter((other) => other !== number)];
    leads.push({
      account: id,
      accountName: name,
      ...statusOf(rows),
      numbers: await countNumbers(executor, id, numbers),
    });
  }
  return leads;
}

/** The other numbers of who calls from one, account by account. */
export async function listGroupedNumbers(executor: Executor, scope: Scope, number: string): Promise<GroupedNumbers[]> {
  const others = (await listPeople(executor, scope, number)).filter((row) => row.number !== number);
  const byAccount = Map.groupBy(others, ({ accountId }) => accountId);
  return [...byAccount].map(([account, rows]) => ({ account, numbers: rows.map((row) => row.number) }));
}

function statusOf(rows: readonly LeadRow[]): Pick<Answer, 'status' | 'changedBy' | 'changedAt'> {
  const [latest] = rows.toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime());
  if (!latest) return { status: 'new', changedBy: null, changedAt: null };
  return {
    status: toLeadStatus(latest.status),
    changedBy: latest.changedBy,
    changedAt: latest.changedAt.toISOString(),
  };
}

async function countNumbers(executor: Executor, accountId: number, numbers: string[]): Promise<Answer['numbers']> {
  const counted = new Map((await countCallsOf(executor, accountId, numbers)).map((row) => [row.number, row]));
  return numbers.map((number) => {
    const { calls = 0, lastCall = null } = counted.get(number) ?? {};
    return { number, calls, lastCall: lastCall && lastCall.toISOString() };
  });
}

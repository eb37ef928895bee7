import type { z } from 'zod';
import type { CallerVisit } from '#contract/attribution/callVisits.contract.ts';
import { visitsOf } from '../../attribution/visits/readVisits.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { isFromPerson } from '../calls/leadConditions.ts';
import { listGroupedNumbers } from '../leads/readLeads.ts';
import { listVisitorsOf } from './calls.repository.ts';

/** The visits of a caller, newest first: those of all browsers that a call of theirs came from, from any of their numbers. */
export async function visitsOfCaller(
  executor: Executor,
  scope: Scope,
  caller: string,
): Promise<z.input<typeof CallerVisit>[]> {
  const isTheirs = isFromPerson(caller, await listGroupedNumbers(executor, scope, caller));
  return visitsOf(executor, scope, await listVisitorsOf(executor, scope, isTheirs));
}

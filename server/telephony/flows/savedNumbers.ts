import { numbersIn } from '#flows/core/numbersIn.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { findFlow } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';

/** At once. */
const most = 200;

/**
 * Which of some numbers are tracking numbers of any account, among those that a saved draft dials. What wasn’t saved tells nothing, so
 * that nobody tries which numbers other tenants have; saving and publishing check every number, and are in the audit log.
 */
export function trackedOfDraft(system: Db, draft: FlowDocument, numbers: readonly string[]): Promise<string[]> {
  const saved = new Set(numbersIn(draft));
  return knownNumbers(system, numbers.filter((number) => saved.has(number)).slice(0, most));
}

/** The same for a flow by its id; none of a flow that the scope doesn’t have, or a new one. */
export async function trackedOfSaved(
  { db, system }: { db: Db; system: Db },
  scope: Scope,
  self: string | null,
  numbers: readonly string[],
): Promise<string[]> {
  const flow = self === null ? undefined : await findFlow(db, scope, self);
  return flow ? trackedOfDraft(system, flow.draft, numbers) : [];
}

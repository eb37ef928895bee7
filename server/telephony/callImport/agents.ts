import type { Executor } from '../../kernel/db/executor.ts';
import { listAgents } from './agents.repository.ts';

/** The users whom a history can name, by email or full name in any case. */
export interface Agents {
  /** The id of a user; undefined for nobody, and for a name that several have. */
  find(named: string): number | undefined;
}

export async function agentsOf(executor: Executor, accountId: number): Promise<Agents> {
  const ids = new Map<string, number | undefined>();
  const people = await listAgents(executor, accountId);
  for (const { id, name } of people) {
    const key = keyOf(name);
    ids.set(key, ids.has(key) ? undefined : id);
  }
  // Emails are unique, whatever somebody calls themselves.
  for (const { id, email } of people) ids.set(keyOf(email), id);
  return { find: (named) => ids.get(keyOf(named)) };
}

const keyOf = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

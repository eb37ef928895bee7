import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import { findContacts, listContacts } from './contacts.repository.ts';

/** The numbers of these contacts, the main one first; none of those that the scope does not have. */
export async function listContactNumbers(
  executor: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<AccountWorld['contacts']> {
  if (ids.length === 0) return [];
  const known = await findContacts(executor, scope, ids);
  const numbersById = new Map(known.map(({ id, numbers }) => [id, numbers]));
  return ids.map((id) => {
    const numbers = numbersById.get(id) ?? [];
    return { id, numbers: numbers.toSorted((a, b) => Number(b.main) - Number(a.main)).map(({ num }) => num) };
  });
}

/** Everybody in an account’s address book by full name, with their main number. */
export async function listMainNumbers(executor: Executor, accountId: number) {
  const book = await listContacts(executor, scopeOf([accountId]));
  return book.map(({ firstName, lastName, numbers }) => {
    const number = (numbers.find(({ main }) => main) ?? numbers[0])?.num ?? '';
    return { firstName, lastName, number };
  });
}

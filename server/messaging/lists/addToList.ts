import type { z } from 'zod';
import { type ListImportResult, mostListRows } from '#contract/messaging/lists.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { addContacts, type ListRow, type NewContact, recordContacts } from './lists.repository.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { type ContactProblem, type ReadContact, readContact, type TypedContact } from './readContact.ts';

export type Result = z.output<typeof ListImportResult>;

/** What is done with invalid contacts: `refuse` adds nothing, `skip` adds the others, `check` never adds. */
export type InvalidRule = 'refuse' | 'skip' | 'check';

const mostProblems = 200;
const batchSize = 2000;

/** Takes back what was added, because of its rule. */
class NothingAdded extends Error {
  override name = 'NothingAdded';
  readonly result: Result;

  constructor(result: Result) {
    super('nothing is added');
    this.result = { ...result, added: 0 };
  }
}

/**
 * Adds contacts to a list, in batches, so that memory stays constant.
 * @throws NothingAdded when the rule says so; `resultOf` gets the result.
 */
export async function addToList(
  tx: Tx,
  list: ListRow,
  contacts: AsyncIterable<ReadContact> | Iterable<ReadContact>,
  invalid: InvalidRule,
): Promise<Result> {
  const result: Result = { rows: 0, added: 0, known: 0, invalid: 0, problems: [] };
  const fields = new Set<string>();
  let batch: NewContact[] = [];
  const flush = async () => {
    result.added += await addContacts(tx, list, batch);
    batch = [];
  };
  for await (const contact of contacts) {
    result.rows += 1;
    const read = result.rows > mostListRows ? tooMany(contact) : contact;
    if ('problem' in read) {
      result.invalid += 1;
      if (result.problems.length < mostProblems) result.problems.push(read);
      if (read.problem === 'too-many-rows') break;
      continue;
    }
    for (const name of Object.keys(read.fields)) fields.add(name);
    batch.push(read);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  result.known = result.rows - result.invalid - result.added;
  if (invalid === 'check' || (invalid === 'refuse' && result.invalid > 0)) throw new NothingAdded(result);
  await requireRoom(tx, list.accountId, 'listRows', result.added);
  if (result.added > 0) await recordContacts(tx, list, result.added, [...fields]);
  return result;
}

/** The result of work that may have been taken back. */
export async function resultOf(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NothingAdded) return error.result;
    throw error;
  }
}

const tooMany = ({ line }: ReadContact): ContactProblem => ({ line, problem: 'too-many-rows', value: '' });

/** Contacts that were typed, one by one. */
export async function* readTyped(
  contacts: AsyncIterable<TypedContact> | Iterable<TypedContact>,
  country: string,
): AsyncGenerator<ReadContact> {
  for await (const contact of contacts) yield readContact(contact, country);
}

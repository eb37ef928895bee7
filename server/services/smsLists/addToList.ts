import type { z } from 'zod';
import { type ListImportResult, mostListRows } from '#contract/smsLists.contract.ts';
import type { Tx } from '../../db/executor.ts';
import {
  addContacts,
  type ListRow,
  type NewContact,
  noteContacts,
} from '../../repositories/messages/smsLists.repository.ts';
import { readNumber } from '../messages/readNumber.ts';

export type Result = z.output<typeof ListImportResult>;
type Problem = Result['problems'][number];

/** A contact as it is typed or read. Lines count from 1. */
export interface TypedContact {
  line: number;
  number: string;
  fields: Record<string, string>;
}

/** What is done with invalid contacts: `refuse` adds nothing, `skip` adds the others, `check` never adds. */
export type InvalidRule = 'refuse' | 'skip' | 'check';

const mostProblems = 200;
const batchSize = 2000;
const longestField = 200;

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
  contacts: AsyncIterable<TypedContact> | Iterable<TypedContact>,
  { invalid, country }: { invalid: InvalidRule; country: string },
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
    const read = result.rows > mostListRows ? tooMany(contact) : readContact(contact, country);
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
  if (result.added > 0) await noteContacts(tx, list, result.added, [...fields]);
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

const tooMany = ({ line }: TypedContact): Problem => ({ line, problem: 'too-many-rows', value: '' });

function readContact({ line, number, fields }: TypedContact, country: string): NewContact | Problem {
  const typed = number.trim();
  if (typed === '') return { line, problem: 'missing', value: '' };
  const found = readNumber(typed, country);
  if (found === undefined) return { line, problem: 'phone', value: typed.slice(0, 40) };
  const long = Object.values(fields).find((value) => value.length > longestField);
  if (long !== undefined) return { line, problem: 'too-long', value: long.slice(0, 40) };
  return { ...found, fields };
}

import type { Executor } from '../../kernel/db/executor.ts';
import { optedOutOf } from '../messages/optedOut.ts';
import { listedOn, recipientsAfter, recipientsAt } from './recipients.repository.ts';
import { readNumber } from '../messages/readNumber.ts';

/** Whom a campaign is for. */
export interface Audience {
  accountId: number;
  /** Each with how many contacts it has. */
  lists: readonly { id: string; total: number }[];
  /** As they were pasted. */
  numbers: readonly string[];
  country: string;
}

/** One of an audience, before anything is decided. */
export interface Recipient {
  /** As it was pasted if it is no number. */
  msisdn: string;
  fields: Readonly<Record<string, string>>;
  /** Null if no numbering plan has it. */
  country: string | null;
  landline: boolean;
  optedOut: boolean;
  /** Whether it was there before. */
  repeated: boolean;
}

const batchSize = 5000;

export const totalOf = ({ lists, numbers }: Audience): number =>
  lists.reduce((sum, { total }) => sum + total, numbers.length);

/** Everybody of an audience, in batches: lists in their order, each by number, then pasted numbers. */
export async function* everybody(executor: Executor, audience: Audience): AsyncGenerator<Recipient[]> {
  const { accountId, lists } = audience;
  for (const [index, { id: listId }] of lists.entries()) {
    const part = { accountId, listId, before: lists.slice(0, index).map(({ id }) => id) };
    for (let after = ''; ;) {
      const batch = await recipientsAfter(executor, part, after, batchSize);
      if (batch.length > 0) yield batch;
      if (batch.length < batchSize) break;
      after = batch.at(-1)?.msisdn ?? '';
    }
  }
  const pasted = await readPasted(executor, audience);
  if (pasted.length > 0) yield pasted;
}

/** Those of an audience from one on, in the same order. */
export async function someOf(
  executor: Executor,
  audience: Audience,
  { start, length }: { start: number; length: number },
): Promise<Recipient[]> {
  const { accountId, lists } = audience;
  const found: Recipient[] = [];
  let first = start;
  for (const [index, { id: listId, total }] of lists.entries()) {
    const missing = length - found.length;
    if (missing === 0) return found;
    if (first < total) {
      const part = { accountId, listId, before: lists.slice(0, index).map(({ id }) => id) };
      found.push(...(await recipientsAt(executor, part, { start: first, length: missing })));
    }
    first = Math.max(first - total, 0);
  }
  if (found.length === length) return found;
  const pasted = await readPasted(executor, audience);
  return [...found, ...pasted.slice(first, first + length - found.length)];
}

async function readPasted(executor: Executor, { accountId, lists, numbers, country }: Audience): Promise<Recipient[]> {
  const read = numbers.map((typed) => ({ typed, number: readNumber(typed, country) }));
  const msisdns = read.flatMap(({ number }) => number?.msisdn ?? []);
  const optedOut = await optedOutOf(executor, accountId, msisdns);
  const seen = await listedOn(
    executor,
    accountId,
    lists.map(({ id }) => id),
    msisdns,
  );
  return read.map(({ typed, number }) => {
    if (!number) return { ...nobody, msisdn: typed };
    const repeated = seen.has(number.msisdn);
    seen.add(number.msisdn);
    return { ...number, fields: {}, optedOut: optedOut.has(number.msisdn), repeated };
  });
}

const nobody = { fields: {}, country: null, landline: false, optedOut: false, repeated: false };

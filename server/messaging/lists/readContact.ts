import type { NewContact } from './lists.repository.ts';
import { readNumber } from '../messages/readNumber.ts';

/** A contact as it is typed or read. Lines count from 1. */
export interface TypedContact {
  line: number;
  number: string;
  fields: Record<string, string>;
}

export interface ContactProblem {
  line: number;
  problem: 'missing' | 'phone' | 'too-long' | 'too-many-rows';
  value: string;
}

/** A contact for a list, or what is wrong with it. */
export type ReadContact = (NewContact & { line: number }) | ContactProblem;

const longestField = 200;
const longestNumber = 40;

export function readContact({ line, number, fields }: TypedContact, country: string): ReadContact {
  const typed = number.trim();
  if (typed === '') return { line, problem: 'missing', value: '' };
  const found = typed.length > longestNumber ? undefined : readNumber(typed, country);
  if (found === undefined) return { line, problem: 'phone', value: typed.slice(0, 40) };
  const long = Object.values(fields).find((value) => value.length > longestField);
  if (long !== undefined) return { line, problem: 'too-long', value: long.slice(0, 40) };
  return { line, ...found, fields };
}

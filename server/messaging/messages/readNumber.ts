import { readWrittenNumber } from '#values/writtenNumber.ts';
import { placeOf } from './senders.ts';

export interface ReadNumber {
  /** E.164. */
  msisdn: string;
  /** Null if it is of no country: an international freephone number, for example. */
  country: string | null;
  landline: boolean;
}

/** A typed number in E.164, with where it is; undefined if no numbering plan has it. */
export function readNumber(typed: string, country: string): ReadNumber | undefined {
  const read = readWrittenNumber(typed, country);
  if (!read) return undefined;
  const place = placeOf(read);
  return { msisdn: read.number, country: place?.country ?? null, landline: place?.landline ?? false };
}

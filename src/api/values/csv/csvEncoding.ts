import { z } from 'zod';
import { UnreadableCsv } from './unreadableCsv.ts';

/** What a text is taken for that is no valid UTF-8. */
export const GuessedEncoding = z.literal('windows-1252');
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | z.infer<typeof GuessedEncoding>;

/**
 * Finds the encoding of a text: what its mark says, UTF-16 by its zeros, UTF-8 if it is valid, and else windows-1252, in which
 * Excel on Windows saves “CSV”. So nothing becomes U+FFFD.
 * @throws UnreadableCsv for bytes that are no text, and for UTF-8 that is damaged in places.
 */
export async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<CsvEncoding> {
  const utf8 = new Utf8Counter();
  let marked: CsvEncoding | undefined;
  let hasZeros = false;
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) marked = markOf(chunk) ?? utf16Of(chunk);
    isFirst = false;
    if (marked !== undefined && marked !== 'utf-8') return marked;
    hasZeros ||= chunk.includes(0);
    utf8.count(chunk);
  }
  if (hasZeros) throw new UnreadableCsv('binary');
  if (utf8.invalid === 0 && !utf8.isOpen) return 'utf-8';
  if (marked === 'utf-8' || utf8.valid > utf8.invalid) throw new UnreadableCsv('damaged');
  return 'windows-1252';
}

function markOf([one, two, three]: Uint8Array): CsvEncoding | undefined {
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : undefined;
}

/** Text in UTF-16 has a zero in nearly every other byte, as separators, digits and line ends are ASCII. */
function utf16Of(chunk: Uint8Array): CsvEncoding | undefined {
  const start = chunk.subarray(0, 1024);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 8;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/** Counts the characters of several bytes, and what can’t be in UTF-8 (RFC 3629). */
class Utf8Counter {
  valid = 0;
  invalid = 0;
  #left = 0;
  #least = 0x80;
  #most = 0xbf;

  /** Whether the last character lacks bytes. */
  get isOpen(): boolean {
    return this.#left > 0;
  }

  count(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#left > 0 && byte >= this.#least && byte <= this.#most) {
        this.#left -= 1;
        if (this.#left === 0) this.valid += 1;
        this.#expect(this.#left);
      } else {
        if (this.#left > 0) this.invalid += 1;
        this.#begin(byte);
      }
    }
  }

  #begin(byte: number): void {
    this.#expect(0);
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xdf) this.#expect(1);
    else if (byte === 0xe0) this.#expect(2, 0xa0);
    else if (byte === 0xed) this.#expect(2, 0x80, 0x9f);
    else if (byte >= 0xe1 && byte <= 0xef) this.#expect(2);
    else if (byte === 0xf0) this.#expect(3, 0x90);
    else if (byte >= 0xf1 && byte <= 0xf3) this.#expect(3);
    else if (byte === 0xf4) this.#expect(3, 0x80, 0x8f);
    else this.invalid += 1;
  }

  #expect(left: number, least = 0x80, most = 0xbf): void {
    this.#left = left;
    this.#least = least;
    this.#most = most;
  }
}

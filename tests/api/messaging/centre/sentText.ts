import { fromPhone, fromUnicode } from './phoneAlphabet.ts';
import { Reader } from './wire.ts';

/** What `submit_sm` says (SMPP 3.4, 4.4.1). */
export interface SentText {
  serviceType: string;
  from: string;
  /** Type of number and numbering plan, such as `1/1`. */
  fromType: string;
  to: string;
  toType: string;
  validity: string;
  coding: number;
  text: string;
  /** Reference, number of parts, part. */
  concatenation: number[] | undefined;
  wantsReceipt: boolean;
}

/** `latin1` is what `data_coding` 0 means at some centres. */
export function sentTextOf(body: Buffer, alphabet: 'gsm' | 'latin1'): SentText {
  const read = new Reader(body);
  const serviceType = read.text(6);
  const fromType = `${read.byte()}/${read.byte()}`;
  const from = read.text(21);
  const toType = `${read.byte()}/${read.byte()}`;
  const to = read.text(21);
  const hasHeader = (read.byte() & 0x40) !== 0;
  read.bytes(2);
  if (read.text(17) !== '') throw new Error('we never ask to send later');
  const validity = read.text(17);
  const wantsReceipt = read.byte() === 1;
  read.byte();
  const coding = read.byte();
  read.byte();
  const length = read.byte();
  if (length > 140 && coding === 8) throw new Error(`a part of ${length} bytes fits into no segment`);
  const message = read.bytes(length);
  read.parameters();
  const header = hasHeader ? message.subarray(0, (message[0] ?? 0) + 1) : undefined;
  const content = message.subarray(header?.length ?? 0);
  const concatenation = header && [...header.subarray(3)];
  const decode =
    coding === 8 ? fromUnicode : alphabet === 'gsm' ? fromPhone : (bytes: Buffer) => bytes.toString('latin1');
  return {
    serviceType,
    from,
    fromType,
    to,
    toType,
    validity,
    coding,
    text: decode(content),
    concatenation,
    wantsReceipt,
  };
}

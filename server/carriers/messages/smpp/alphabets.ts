import { TextDecoder } from 'node:util';
import smpp, { type PDU } from 'smpp';
import type { Alphabet } from './smppSettings.ts';

/*
 * The library decodes texts by the last four bits of `data_coding`, and what these say is 0 in its default alphabet. Latin-1 has a
 * character for each byte, so this keeps them.
 */
smpp.encodings.default = 'LATIN1';

export const gsm = smpp.encodings.ASCII;
export const ucs2 = smpp.encodings.UCS2;
export const latin1 = { encode: (text: string) => Buffer.from(text, 'latin1') };

/** Whether Latin-1 has all of its characters. */
export const isLatin1 = (text: string): boolean => /^[\0-\u00FF]*$/.test(text);

/** What came over the wire, and how to read it. */
export interface Content {
  coding: number;
  bytes: Buffer;
}

/** The bytes of a text without its header, or its characters if a national shift table was applied to them. */
export function contentOf({ data_coding: coding = 0, short_message: short, message_payload: payload }: PDU) {
  const reported = short?.message.length ? short.message : (payload?.message ?? '');
  if (typeof reported !== 'string') return { coding, bytes: reported };
  const isShifted = short?.udh?.some(([kind]) => kind === 0x24 || kind === 0x25) === true;
  return isShifted ? reported : { coding, bytes: bytesOf(reported, coding & 0x0f) };
}

function bytesOf(decoded: string, by: number): Buffer {
  if (by === 1) return gsm.encode(decoded);
  return by === 8 ? ucs2.encode(decoded) : latin1.encode(decoded);
}

/** By `data_coding` (SMPP 3.4, 5.2.19); GSM 03.38 and binary content are not among them. */
const charsets: Readonly<Record<number, string>> = {
  1: 'latin1',
  3: 'latin1',
  5: 'shift_jis',
  6: 'iso-8859-5',
  7: 'iso-8859-8',
  8: 'utf-16be',
  10: 'iso-2022-jp',
  13: 'euc-jp',
  14: 'euc-kr',
};

/** Undefined for what is binary: settings, for example, that networks send to phones. */
export function textOf({ coding, bytes }: Content, usual: Alphabet): string | undefined {
  const kind = kindOf(coding);
  if (kind === 'binary') return undefined;
  if (kind === 'usual') return usual === 'gsm' ? gsm.decode(bytes) : bytes.toString('latin1');
  if (kind === 'gsm') return gsm.decode(bytes);
  return kind === 'utf-16be' ? ucs2.decode(bytes) : new TextDecoder(kind).decode(bytes);
}

/** From 0x10 on as in 3GPP TS 23.038, 4: with message classes, or a message waiting. */
function kindOf(coding: number): string {
  if (coding === 0) return 'usual';
  if (coding < 0x10) return charsets[coding] ?? 'binary';
  const group = coding >> 4;
  if (group < 0x8) return (['gsm', 'binary', 'utf-16be', 'binary'] as const)[(coding >> 2) & 3] ?? 'binary';
  if (group === 0xe) return 'utf-16be';
  if (group === 0xc || group === 0xd) return 'gsm';
  return group === 0xf && (coding & 0x04) === 0 ? 'gsm' : 'binary';
}

import { SegmentedMessage } from 'sms-segments-calculator';
import smpp from 'smpp';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';

const codings = {
  'GSM-7': { coding: 0x00, encode: (text: string) => smpp.encodings.ASCII.encode(text) },
  'UCS-2': { coding: 0x08, encode: (text: string) => smpp.encodings.UCS2.encode(text) },
} as const;

/** A text as the protocol sends it. */
export interface TextPart {
  data_coding: number;
  short_message: { message: Buffer; udh?: Buffer };
}

/** The parts of a text, which are exactly the segments that it is charged for; `reference` (0–255) joins them. */
export function textParts(text: string, reference: number): TextPart[] {
  const { segments, encoding } = sizeOfMessage(text);
  const { coding, encode } = codings[encoding];
  if (segments <= 1) return [{ data_coding: coding, short_message: { message: encode(text) } }];
  const pieces = new SegmentedMessage(text).segments.map(textOfSegment);
  return pieces.map((piece, index) => ({
    data_coding: coding,
    // A header of five bytes, with one element: concatenation by an 8-bit reference (3GPP TS 23.040, 9.2.3.24.1).
    short_message: { udh: Buffer.from([5, 0, 3, reference, pieces.length, index + 1]), message: encode(piece) },
  }));
}

function textOfSegment(segment: Iterable<{ raw?: string }>): string {
  return Array.from(segment, ({ raw = '' }) => raw).join('');
}

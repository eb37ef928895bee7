import { SegmentedMessage } from 'sms-segments-calculator';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import { gsm, isLatin1, latin1, ucs2 } from './alphabets.ts';
import type { Alphabet } from './smppSettings.ts';

/** A text as the protocol sends it. */
export interface TextPart {
  data_coding: number;
  short_message: { message: Buffer; udh?: Buffer };
}

/** The parts of a text, which are the segments that it is charged for; `reference` (0–255) joins them. */
export function textParts(text: string, reference: number, alphabet: Alphabet): TextPart[] {
  const { inSegmentsOf, coding, written } = writingOf(text, alphabet);
  const pieces = new SegmentedMessage(text, inSegmentsOf).segments.map(textOfSegment);
  return pieces.map((piece, index) => ({
    data_coding: coding,
    short_message: {
      // A header of five bytes, with one element: concatenation by an 8-bit reference (3GPP TS 23.040, 9.2.3.24.1).
      ...(pieces.length > 1 && { udh: Buffer.from([5, 0, 3, reference, pieces.length, index + 1]) }),
      message: written.encode(piece),
    },
  }));
}

/**
 * A centre of Latin-1 writes a text in the alphabet of phones when it sends it on, so its segments stay the same. Texts with what only
 * phones have (€, Greek capitals) go there in Unicode, in more parts than they are charged for.
 */
function writingOf(text: string, alphabet: Alphabet) {
  const { encoding } = sizeOfMessage(text);
  if (encoding === 'UCS-2' || (alphabet === 'latin1' && !isLatin1(text)))
    return { inSegmentsOf: 'UCS-2', coding: 0x08, written: ucs2 } as const;
  return { inSegmentsOf: 'GSM-7', coding: 0x00, written: alphabet === 'gsm' ? gsm : latin1 } as const;
}

function textOfSegment(segment: Iterable<{ raw?: string }>): string {
  return Array.from(segment, ({ raw = '' }) => raw).join('');
}

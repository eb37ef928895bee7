/** GSM 03.38 by its table (3GPP TS 23.038, 6.2.1), and what follows an escape. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended: Readonly<Record<number, string>> = {
  0x0a: '\f',
  0x14: '^',
  0x28: '{',
  0x29: '}',
  0x2f: '\\',
  0x3c: '[',
  0x3d: '~',
  0x3e: ']',
  0x40: '|',
  0x65: '€',
};
const escape = 0x1b;

export function fromPhone(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x7f) throw new Error(`0x${byte.toString(16)} is not in the alphabet of phones`);
    if (byte === escape) {
      at += 1;
      text += extended[bytes[at] ?? 0] ?? ' ';
    } else text += basic[byte] ?? '';
  }
  return text;
}

export function toPhone(text: string): Buffer {
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const at = basic.indexOf(character);
      if (at >= 0) return [at];
      const after = Object.entries(extended).find(([, known]) => known === character);
      if (!after) throw new Error(`${character} is not in the alphabet of phones`);
      return [escape, Number(after[0])];
    }),
  );
}

export const fromUnicode = (bytes: Buffer): string => new TextDecoder('utf-16be', { fatal: true }).decode(bytes);

/** Halves of characters too. */
export const toUnicode = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

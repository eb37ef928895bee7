/** A number to dial, and the keys to send once it is answered. */
export interface DialString {
  /** E.164. */
  number: string;
  extension: string | null;
  /** Seconds to wait before the extension is sent. */
  pause: number;
}

const form = /^(\+[1-9]\d{4,14})(?:(?:;ext=|(,{1,10}))([0-9*#]{1,20}))?$/;
const secondsPerComma = 2;

/** Parses `+61398765401`, `+61398765401;ext=12` or `+61398765401,,12`. Undefined for anything else. */
export function parseDialString(text: string): DialString | undefined {
  const [, number, commas, extension = null] = form.exec(text) ?? [];
  if (number === undefined) return undefined;
  return { number, extension, pause: extension === null ? 0 : commas ? commas.length * secondsPerComma : 1 };
}

import { lineText } from './lineText.ts';

/** Nothing that a mail program shows as a link or an address. */
const namePart = lineText(100).regex(/^[^@<>]*$/);

/** Part of a person's name: 1–100 characters on one line. */
export const PersonName = namePart.min(1);

/** An optional last name; empty becomes null. */
export const LastName = namePart.transform((name) => name || null).nullable();

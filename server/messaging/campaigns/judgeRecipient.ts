import { type MessageSize, sizeOfMessage } from '#values/sms/messageSegments.ts';
import { fillText, longestMessage, type MissingField } from '#values/sms/messageText.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { ExclusionReason } from '#values/sms/messageWords.ts';
import type { Recipient } from './recipients.ts';

/** What decides who gets which text at which price. */
export interface Offer {
  content: string;
  optOutText: string;
  missing: Readonly<Record<string, MissingField>>;
  /** Why the sender can’t text a country; null if it can. */
  refuses: (country: string) => Extract<ExclusionReason, 'wrong-country' | 'unregistered'> | null;
  /** The price of a segment by country. */
  prices: ReadonlyMap<string, Micros>;
}

export type Judged =
  | { excluded: ExclusionReason }
  | (Pick<MessageSize, 'segments' | 'encoding'> & { excluded: null; text: string; country: string; charge: Micros });

/** What one person gets and what it costs, or why nothing. The first reason that applies is named. */
export function judgeRecipient(offer: Offer, recipient: Recipient): Judged {
  const { country } = recipient;
  if (recipient.repeated) return { excluded: 'duplicate' };
  if (country === null) return { excluded: 'invalid' };
  if (recipient.optedOut) return { excluded: 'opted-out' };
  if (recipient.landline) return { excluded: 'landline' };
  const refusal = offer.refuses(country);
  if (refusal !== null) return { excluded: refusal };
  const price = offer.prices.get(country);
  if (price === undefined) return { excluded: 'no-rate' };
  const filled = fillText(offer.content, recipient.fields, offer.missing);
  if (filled === null || filled.trim() === '') return { excluded: 'missing-field' };
  const text = withOptOut(filled, offer.optOutText);
  if (text.length > longestMessage) return { excluded: 'too-long' };
  const { segments, encoding } = sizeOfMessage(text);
  return { excluded: null, text, country, segments, encoding, charge: segments * price };
}

/** The opt-out text once, on a line of its own. */
function withOptOut(text: string, optOutText: string): string {
  return optOutText === '' || text.includes(optOutText) ? text : `${text}\n${optOutText}`;
}

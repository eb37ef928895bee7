import { z } from 'zod';
import { lineText } from '#values/lineText.ts';
import { CountryCode } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';

/** A number of an account, a short code, a messaging service (a pool of numbers at Twilio), or a name. */
export const SenderKind = z.enum(['number', 'shortCode', 'service', 'name']);
export type SenderKind = z.infer<typeof SenderKind>;

const shapes = {
  shortCode: /^\d{3,8}$/,
  service: /^MG[0-9a-f]{32}$/,
  name: /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/,
} as const;

/** What a text comes from: `+61412345678`, `19733`, `MG…` or `Harbour`. */
export const SenderName = z.union([
  PhoneNumber,
  z.string().regex(shapes.shortCode),
  z.string().regex(shapes.service),
  z.string().regex(shapes.name),
]);
export type SenderName = z.infer<typeof SenderName>;

export function senderKindOf(sender: string): SenderKind {
  if (sender.startsWith('+')) return 'number';
  if (shapes.shortCode.test(sender)) return 'shortCode';
  return shapes.service.test(sender) ? 'service' : 'name';
}

/** Whether a sender sends only where somebody said that it may; other kinds send everywhere unless narrowed. */
export const needsCountries = (sender: string): boolean => ['shortCode', 'name'].includes(senderKindOf(sender));

/** Where a sender is registered: the US registry of campaigns, the verification of toll-free numbers, a country’s register of names. */
export const Register = z.enum(['10dlc', 'tollFree', 'senderId']);
export type Register = z.infer<typeof Register>;

export const RegistrationState = z.enum(['notNeeded', 'missing', 'pending', 'registered', 'rejected']);
export type RegistrationState = z.infer<typeof RegistrationState>;

/** What is known of a sender’s registration in a country. */
export const Registration = z.object({
  country: CountryCode,
  register: Register,
  state: RegistrationState,
  /** The id of the brand, campaign or entry in the register. */
  reference: lineText(100).default(''),
  note: lineText(300).default(''),
  /** The last day on which it holds; null without an end. */
  expires: z.iso.date().nullable().default(null),
});
export type Registration = z.infer<typeof Registration>;

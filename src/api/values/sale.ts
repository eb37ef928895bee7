import { z } from 'zod';
import { CallRevenue } from './callRevenue.ts';
import { PhoneNumber } from './phoneNumber.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** A sale of an account. */
export const Sale = z.object({
  /** Of who bought. */
  phone: PhoneNumber,
  /** When it was sold; a date alone is the end of the day. */
  date: z.iso.datetime(),
  /** In the currency of the account; null if the file doesn’t say. */
  value: CallRevenue.nullable().default(null),
  /** By which it is recognized when it is uploaded again. */
  orderId: text(200).optional(),
  /** Such as “won”. */
  stage: text(60).nullable().default(null),
});
export type Sale = z.output<typeof Sale>;

export const SaleField = z.enum(['phone', 'date', 'value', 'orderId', 'stage']);
export type SaleField = z.infer<typeof SaleField>;

/** Which call of a buyer a sale comes from: the latest before it that was answered, the latest of all, or the first. */
export const SaleMatch = z.enum(['lastAnswered', 'last', 'first']);
export type SaleMatch = z.infer<typeof SaleMatch>;

/** The order id that the file gave; null for a sale without one, which is known by what tells it apart, after a tilde. */
export const givenOrderId = (orderId: string): string | null => (orderId.startsWith('~') ? null : orderId);

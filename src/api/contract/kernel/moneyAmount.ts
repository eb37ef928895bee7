import { z } from 'zod';
import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';

/** Whole minor units of a currency: `{ amount: 1250, currency: 'AUD' }` is 12.50 Australian dollars. */
export const MoneyAmount = z
  .object({ amount: z.number().int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'Money' });

/** The price of a segment in minor units of a currency, with up to four decimals: 0.52 is $0.0052. */
export const SegmentPrice = z
  .number()
  .min(0)
  .max(1_000_000)
  .multipleOf(0.0001)
  .refine((price) => minorUnitsOf(microsOf(price)) === price, { error: 'at most four decimals' });

/**
 * Money of messages, in minor units of a currency with up to four decimals, since a segment may cost less than one:
 * `{ amount: 0.52, currency: 'AUD' }` is $0.0052. Add amounts up before rounding, never after.
 */
export const MessageMoney = z
  .object({
    amount: z.number().multipleOf(0.0001).describe('Minor units, with up to four decimals'),
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .meta({ id: 'MessageMoney' });

import { z } from 'zod';

/** Whole minor units of a currency: `{ amount: 1250, currency: 'AUD' }` is 12.50 Australian dollars. */
export const MoneyAmount = z
  .object({ amount: z.number().int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'Money' });

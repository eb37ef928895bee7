import { z } from 'zod';
import { mostRevenue } from './callEdits.ts';
import { roundMoney } from './money.ts';

/** What a call is worth, as it can be paid, in minor units of a currency. */
export const CallRevenue = z
  .object({ amount: z.number().int().min(0).max(mostRevenue), currency: z.string().regex(/^[A-Z]{3}$/) })
  .refine((money) => roundMoney(money).amount === money.amount);

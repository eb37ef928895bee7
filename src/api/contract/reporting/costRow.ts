import { z } from 'zod';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

/**
 * What one source brings and costs. A lead is a person, however often they called, who is neither spam nor marked as no lead; each
 * currency has its own sum. What one costs is empty without any, and where costs are in several currencies.
 */
export const CostRow = z
  .object({
    source: z.string(),
    total: z.number().int(),
    leads: z.number().int(),
    won: z.number().int(),
    revenue: z.array(MoneyAmount),
    cost: z.array(MoneyAmount).describe('The part of each month’s cost that falls on the days asked for'),
    costPerLead: z.array(MoneyAmount),
    costPerSale: z.array(MoneyAmount),
  })
  .meta({ id: 'CostRow' });
export type CostRow = z.infer<typeof CostRow>;

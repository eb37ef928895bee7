import { z } from 'zod';

export { countCap, pageSizes } from './pageSizes.ts';

/** A query parameter given once or repeatedly, always parsed to a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.union([z.array(item), item.transform((value) => [value])]);
}

/** Query of every list: which rows (`start`, `length`), in which order, matching what. */
export const listRequest = {
  start: z.coerce.number().int().min(0).max(10_000_000).default(0),
  length: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .default(25),
  order: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().trim().max(100).optional(),
};

/** A page of rows. `recordsFiltered` is capped at 10 001, shown as "10 000+". */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ recordsTotal: z.number().int(), recordsFiltered: z.number().int(), data: z.array(row) });
}

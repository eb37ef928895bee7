import { z } from 'zod';

/** The earlier days that a report is compared with: as many days just before, or the same weekdays 52 weeks ago. */
export const ReportComparison = z.enum(['previous', 'year']);
export type ReportComparison = z.infer<typeof ReportComparison>;

export const compared = { compare: ReportComparison.optional() };

/** When the calls of a report were counted. */
export const countedAt = z.iso.datetime();

const Day = z.iso.date();

/** Something of the earlier days, which are local and both inclusive. Null unless a comparison was asked for. */
export function earlier<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ datefrom: Day, dateto: Day, ...shape }).nullable();
}

/**
 * A report of rows. Earlier rows of buckets are in the same order; of named rows, only those that `rows` names are
 * included.
 */
export function reportOf<Row extends z.ZodType>(row: Row) {
  return z.object({ countedAt, rows: z.array(row), before: earlier({ rows: z.array(row) }) });
}

export const Counts = {
  answer: z.number().int(),
  missed: z.number().int(),
  /** Those among the missed calls that have a message. */
  voicemail: z.number().int(),
  abandoned: z.number().int(),
  first: z.number().int(),
  returning: z.number().int(),
};

/** What can be done with a row: `calls` are the parameters of `GET /v2/call` that narrow it to the row's calls. */
export const RowActions = z.object({ calls: z.string() });

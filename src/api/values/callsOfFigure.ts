import { z } from 'zod';
import { UserId } from './ids.ts';
import { PhoneNumber } from './phoneNumber.ts';

const text = z.string().min(1).max(2_000);

/**
 * The calls that one figure of a report counts, as query parameters of calls and reports. Named after the field that
 * they look at; texts are matched whole.
 */
export const callsOfFigure = {
  /** The hour at which the call began, 0 to 23, in `timezone`. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** The day of the week, 1 to 7, Monday first, in `timezone`. */
  weekday: z.coerce.number().int().min(1).max(7).optional(),
  caller: PhoneNumber.optional(),
  firstTimeCaller: z.enum(['true', 'false']).optional(),
  /** The whole area of the caller; `area` looks for a part. */
  areaName: text.optional(),
  target: text.optional(),
  /** The keys pressed in menus begin with these. */
  IVR: z
    .string()
    .regex(/^[\d*#]{1,100}$/)
    .optional(),
  /** The names of the keys pressed in menus begin with these: `Sales`, or `Sales › New cars`. */
  DTMFname: text.optional(),
  web_source: text.optional(),
  web_medium: text.optional(),
  campaign: text.optional(),
  keyword: text.optional(),
  /** The page at which the visit before the call began. */
  landing: text.optional(),
  /** The page from which the call was made. */
  conversion: text.optional(),
  /** Who placed an outbound call. */
  user: UserId.optional(),
};

export const CallsOfFigure = z.object(callsOfFigure);
export type CallsOfFigure = z.infer<typeof CallsOfFigure>;

import { z } from 'zod';
import { CallRevenue } from './callRevenue.ts';
import { CallDirection, CallStatus } from './callStatus.ts';
import { Device } from './device.ts';
import { LeadStatus } from './leadStatus.ts';
import { PhoneNumber } from './phoneNumber.ts';

const text = (most: number) => z.string().trim().max(most);
const optionalText = (most: number) => text(most).nullable().default(null);

/** The longest call that can be imported, in seconds: a week. */
export const longestImported = 7 * 86_400;

/** A call of another system. Durations are whole seconds. */
export const ImportedCall = z.object({
  /** The other system’s id, by which the call is recognized when it is sent again. */
  externalId: text(200).min(1).optional(),
  dateStart: z.iso.datetime({ offset: true }),
  /** Null when withheld. */
  caller: PhoneNumber.nullable(),
  trackingNumber: PhoneNumber,
  /** The name and source of the account’s number if missing. */
  trackingName: text(100).min(1).optional(),
  trackingSource: text(100).min(1).optional(),
  direction: CallDirection.default('inbound'),
  status: CallStatus,
  duration: z.number().int().min(0).max(longestImported),
  /** All of an answered call, and none of others, if missing. */
  talkTime: z.number().int().min(0).max(longestImported).optional(),
  /** The email or the name of who placed or took it. Of an inbound call it is also the target, if that is missing. */
  user: optionalText(200),
  target: optionalText(200),
  /** The keys that the caller pressed, in order. */
  IVR: z
    .string()
    .regex(/^[0-9*#]{1,50}$/)
    .nullable()
    .default(null),
  tags: z.array(text(100).min(1)).max(20).default([]),
  score: z.number().int().min(-100_000).max(100_000).default(0),
  notes: text(5_000).default(''),
  /** In the currency of the account. */
  revenue: CallRevenue.nullable().default(null),
  /** That of its caller if missing. */
  leadStatus: LeadStatus.nullable().default(null),
  /** By the caller’s number if missing. */
  area: text(100).min(1).optional(),
  web_source: optionalText(200),
  web_medium: optionalText(200),
  campaign: optionalText(200),
  keyword: optionalText(200),
  device: Device.nullable().default(null),
  /** The page at which the visit began, and the one from which the call was made. */
  landing: optionalText(2_000),
  conversion: optionalText(2_000),
  /** Whether the account had no earlier call from the caller, imported ones included, if missing. */
  firstTimeCaller: z.boolean().optional(),
});
export type ImportedCall = z.output<typeof ImportedCall>;

export const ImportField = z.enum([
  'externalId',
  'dateStart',
  'caller',
  'trackingNumber',
  'trackingName',
  'trackingSource',
  'direction',
  'status',
  'duration',
  'talkTime',
  'user',
  'target',
  'IVR',
  'tags',
  'score',
  'notes',
  'revenue',
  'leadStatus',
  'area',
  'web_source',
  'web_medium',
  'campaign',
  'keyword',
  'device',
  'landing',
  'conversion',
  'firstTimeCaller',
]);
export type ImportField = z.infer<typeof ImportField>;

/** In which order a file writes dates that don’t begin with the year. */
export const DateOrder = z.enum(['dmy', 'mdy']);
export type DateOrder = z.infer<typeof DateOrder>;

import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { Uuid } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { anyone } from '#values/roleGroups.ts';
import { MessageDirection, MessageKind, MessageState } from '#values/sms/messageWords.ts';
import { SenderName } from '#values/sms/sender.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MessageMoney } from '../kernel/moneyAmount.ts';
import { compared, reportOf } from '../kernel/reportShape.ts';

const { datefrom, dateto, dateview, timezone, account, hour, weekday } = callFilter;

/** The filters of messages. `trackingNumber` is our number or sender name; days, hours and weekdays are local. */
export const messageFilter = {
  datefrom,
  dateto,
  dateview,
  timezone,
  account,
  hour,
  weekday,
  trackingNumber: listOf(SenderName).optional(),
  direction: MessageDirection.optional(),
  state: listOf(MessageState).optional(),
  campaign: Uuid.optional(),
};

/** `waiting` is queued or being sent, `sent` has no receipt yet; the others are the states of messages. */
export const MessageCounts = {
  delivered: z.number().int(),
  sent: z.number().int(),
  waiting: z.number().int(),
  undelivered: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  received: z.number().int(),
};

/** Messages of one bucket, labelled as in the report of time and day. Empty buckets are included. */
export const MessageBucket = z.object({ label: z.string(), ...MessageCounts }).meta({ id: 'MessageBucket' });
export type MessageBucket = z.infer<typeof MessageBucket>;

/** Messages of one of our numbers or sender names. */
export const MessageNumberRow = z
  .object({ number: z.string(), name: z.string(), ...MessageCounts })
  .meta({ id: 'MessageNumberRow' });
export type MessageNumberRow = z.infer<typeof MessageNumberRow>;

/** A message as lists have it. What it says is in its conversation, for those who may read that. */
export const MessageRow = z
  .object({
    uuid: Uuid,
    account: z.number().int(),
    accountName: z.string(),
    conversation: Uuid.nullable(),
    did: z.string(),
    /** Masked where a login code went. */
    msisdn: z.string(),
    direction: MessageDirection,
    kind: MessageKind.nullable(),
    state: MessageState,
    error: z.string().nullable(),
    segments: z.number().int(),
    charge: MessageMoney.nullable(),
    campaign: Uuid.nullable(),
    campaignName: z.string().nullable(),
    stamp: z.iso.datetime(),
  })
  .meta({ id: 'MessageRow' });
export type MessageRow = z.infer<typeof MessageRow>;

/** The fields of the exports (specification section 3). */
export const messageExportFields = ['number', 'status'] as const;
export const bulkReportFields = [
  'sender',
  'name',
  'scheduled',
  'sent',
  'delivered',
  'bounced',
  'blocked',
  'replied',
] as const;

const read = { method: 'GET', access: 'session', roles: anyone, keyScope: 'messages:read' } as const;
const query = z.object(messageFilter);

export const messageReports = {
  getMessageReport: endpoint({
    ...read,
    path: '/v2/sms/report',
    summary: 'Count messages by state: by hour, weekday, day or month in a time zone, and by our numbers',
    query: z.object({ ...messageFilter, ...compared }),
    response: z.object({ ...reportOf(MessageBucket).shape, numbers: z.array(MessageNumberRow) }),
  }),
  listMessages: endpoint({
    ...read,
    path: '/v2/sms/message',
    summary: 'List messages, newest first; `search` matches the other side’s numbers',
    query: z.object({
      ...messageFilter,
      start: listRequest.start,
      length: listRequest.length,
      search: listRequest.search,
    }),
    response: pageOf(MessageRow),
  }),
  downloadMessages: endpoint({
    ...read,
    path: '/v2/sms/report/messages',
    summary:
      'Download all messages that the query matches as CSV, newest first: the other side’s number and the status',
    query,
    load: 'export',
    response: 'stream',
  }),
  downloadBulkReport: endpoint({
    ...read,
    path: '/v2/sms/report/bulk',
    summary: 'Download the campaigns that started on the days of the query as CSV, newest first, with their counts',
    query: z.object({ datefrom, dateto, timezone, account }),
    load: 'export',
    response: 'stream',
  }),
};

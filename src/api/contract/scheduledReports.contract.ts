import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { Timezone } from '#values/timezone.ts';
import { MailPreview } from './customise.contract.ts';
import { endpoint } from './endpoint.ts';
import { Locale } from './users.contract.ts';

export const ReportKind = z.enum(['summary', 'timeday']);
export type ReportKind = z.infer<typeof ReportKind>;

/** The local days that a report is about, seen from the day it is sent on. */
export const ReportRange = z.enum(['yesterday', 'last7', 'lastMonth']);
export type ReportRange = z.infer<typeof ReportRange>;

export const ReportFrequency = z.enum(['daily', 'weekly', 'monthly']);
export type ReportFrequency = z.infer<typeof ReportFrequency>;

/** When a report is sent: at a full hour of the account's zone, each day, on a weekday (1–7, Monday first) or a day of the month. */
export const reportSchedule = {
  frequency: ReportFrequency,
  weekday: z.number().int().min(1).max(7).default(1),
  day: z.number().int().min(1).max(28).default(1),
  hour: z.number().int().min(0).max(23),
};

/** What is sent, when and to whom. `accounts` are the report's own account and those below it. */
export const ReportSettings = z.object({
  name: z.string().trim().min(1).max(100),
  report: ReportKind,
  range: ReportRange,
  ...reportSchedule,
  accounts: z.array(AccountId).min(1).max(500),
  /** None only while it is off, when all of them left. */
  recipients: z.array(EmailAddress).max(20),
  locale: Locale,
  enabled: z.boolean().default(true),
});
export type ReportSettings = z.output<typeof ReportSettings>;

/** A report that is mailed again and again. `nextAt` is null while it is off, `lastSentAt` until it was sent. */
export const ScheduledReport = z
  .object({
    ...ReportSettings.shape,
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    /** The account's, in which hours and days are meant. */
    timezone: Timezone,
    nextAt: z.iso.datetime().nullable(),
    lastSentAt: z.iso.datetime().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'ScheduledReport' });
export type ScheduledReport = z.infer<typeof ScheduledReport>;

const session = { access: 'session', roles: ['users'] } as const;
const ofAccount = z.object({ account: AccountId });

export const scheduledReports = {
  listScheduledReports: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/report/scheduled',
    summary: 'The scheduled reports of my accounts, by name',
    response: z.array(ScheduledReport),
  }),
  listScheduledReportsOf: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/report/scheduled/:account',
    summary: 'The scheduled reports of an account, by name',
    params: ofAccount,
    response: z.array(ScheduledReport),
  }),
  saveScheduledReport: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/report/scheduled/:account',
    summary:
      'Save an entry of the list: without `id` a new one, with `id` and the `version` read a changed one, with `remove` none',
    params: ofAccount,
    body: z
      .object({
        ...ReportSettings.shape,
        id: Uuid.optional(),
        version: z.number().int().optional(),
        remove: z.boolean().default(false),
      })
      .refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] })
      .refine(({ recipients, enabled, remove }) => recipients.length > 0 || !enabled || remove, {
        path: ['recipients'],
      })
      .refine(({ id, remove }) => !remove || id !== undefined, { path: ['id'] }),
    response: ScheduledReport,
    errors: ['STALE-VERSION', 'ACCESS_DENIED_ACCOUNT'],
  }),
  previewScheduledReport: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/report/scheduled/:account/preview',
    summary: 'The mail that would be sent now, with settings that need not be saved',
    params: ofAccount,
    body: ReportSettings,
    response: MailPreview,
    errors: ['ACCESS_DENIED_ACCOUNT'],
  }),
};

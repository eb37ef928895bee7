import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { Timezone } from '#values/timezone.ts';
import { MailPreview } from '../tenancy/customise.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Locale } from '../tenancy/users.contract.ts';

export const ReportKind = z.enum([
  'summary',
  'timeday',
  'missed',
  'duration',
  'source',
  'numbers',
  'accounts',
  'areas',
  'tags',
  'ivr',
  'web',
  'keywords',
  'landing',
  'conversion',
  'repeat',
  'outbound',
]);
export type ReportKind = z.infer<typeof ReportKind>;

/** The local days a report covers, relative to the day it is sent. */
export const ReportRange = z.enum(['yesterday', 'last7', 'lastMonth']);
export type ReportRange = z.infer<typeof ReportRange>;

export const ReportFrequency = z.enum(['daily', 'weekly', 'monthly']);
export type ReportFrequency = z.infer<typeof ReportFrequency>;

/**
 * When a report is sent, at a full hour in the account's zone: daily, on a weekday (1–7, Monday first) or day of the
 * month.
 */
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
  /** Empty only while disabled, after all recipients left. */
  recipients: z.array(EmailAddress).max(20),
  locale: Locale,
  enabled: z.boolean().default(true),
});
export type ReportSettings = z.output<typeof ReportSettings>;

/** A report emailed on a schedule. `nextAt` is null while disabled, `lastSentAt` until first sent. */
export const ScheduledReport = z
  .object({
    ...ReportSettings.shape,
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    /** The account's zone, which hours and days refer to. */
    timezone: Timezone,
    nextAt: z.iso.datetime().nullable(),
    lastSentAt: z.iso.datetime().nullable(),
    version: Version,
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
    summary: 'List the scheduled reports of my accounts by name',
    response: z.array(ScheduledReport),
  }),
  listScheduledReportsOf: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/report/scheduled/:account',
    summary: 'List the scheduled reports of an account by name',
    params: ofAccount,
    response: z.array(ScheduledReport),
  }),
  saveScheduledReport: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/report/scheduled/:account',
    summary:
      'Save a scheduled report: creates one without `id`, updates one with `id` and `version`, deletes it with `remove`',
    params: ofAccount,
    body: z
      .object({
        ...ReportSettings.shape,
        id: Uuid.optional(),
        version: Version.optional(),
        remove: z.boolean().default(false),
      })
      .refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] })
      .refine(({ recipients, enabled, remove }) => recipients.length > 0 || !enabled || remove, {
        path: ['recipients'],
      })
      .refine(({ id, remove }) => !remove || id !== undefined, { path: ['id'] }),
    response: ScheduledReport,
    errors: ['LIMIT-REACHED', 'STALE-VERSION', 'ACCESS_DENIED_ACCOUNT'],
  }),
  previewScheduledReport: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/report/scheduled/:account/preview',
    summary: 'Preview the report’s email, with saved or unsaved settings',
    params: ofAccount,
    body: ReportSettings,
    response: MailPreview,
    errors: ['ACCESS_DENIED_ACCOUNT'],
  }),
};

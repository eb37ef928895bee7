import { z } from 'zod';
import {
  ReportFrequency,
  ReportKind,
  ReportRange,
  ReportSettings,
  type ScheduledReport,
} from '#contract/reporting/scheduledReports.contract.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { EmailAddress } from '#values/emailAddress.ts';

/** Form values of a report; numbers as text, recipients as typed. */
export interface ReportDraft {
  account: number;
  name: string;
  report: ReportKind;
  range: ReportRange;
  accounts: number[];
  frequency: ReportFrequency;
  weekday: string;
  day: string;
  hour: string;
  recipients: string;
  locale: Locale;
  enabled: boolean;
}

const addressesIn = (text: string) => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((address) => address.toLowerCase()),
  ),
];

/** Parses a draft for the API. */
export const ReportForm = z.object({
  account: z.number(),
  name: z.string().trim().min(1, { error: 'required' }).max(100),
  report: ReportKind,
  range: ReportRange,
  accounts: z.array(z.number()).min(1, { error: 'required' }),
  frequency: ReportFrequency,
  weekday: z.coerce.number(),
  day: z.coerce.number(),
  hour: z.coerce.number(),
  recipients: z
    .string()
    .transform(addressesIn)
    .refine((list) => list.length > 0, { error: 'required', abort: true })
    .refine((list) => list.every((address) => EmailAddress.safeParse(address).success), { error: 'email' })
    .refine((list) => list.length <= 20, { error: 'notValid' }),
  locale: Locale,
  enabled: z.boolean(),
});
export type ReportForm = z.output<typeof ReportForm>;

/** The draft of a report, or of a new one for the account in this language. */
export function reportDraft(report: ScheduledReport | null, account: number, locale: Locale): ReportDraft {
  if (report) {
    const { weekday, day, hour, recipients } = report;
    const texts = { weekday: String(weekday), day: String(day), hour: String(hour), recipients: recipients.join('\n') };
    return { ...settingsOf(report), account: report.account, ...texts };
  }
  return {
    account,
    name: '',
    report: 'summary',
    range: 'last7',
    accounts: [account],
    frequency: 'weekly',
    weekday: '1',
    day: '1',
    hour: '7',
    recipients: '',
    locale,
    enabled: true,
  };
}

/** The editable part of a report. */
export const settingsOf = (report: ScheduledReport) => ReportSettings.parse(report);

import type { z } from 'zod';
import type { MessageBucket, MessageRow, messageReports } from '#contract/messaging/messageReports.contract.ts';
import type { DateView } from '#values/callFilter.ts';
import { moneyOf } from '#values/sms/micros.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import {
  type Counted,
  countByLabel,
  countByNumber,
  type MessageConditions,
  type pageOfMessages,
} from './messageReports.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { dayAfter, type LocalRange, rangeBefore, rangeLastYear, rangeOf } from '../../telephony/calls/localRange.ts';
import { dayNumber, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';

type ReportQuery = z.output<typeof messageReports.getMessageReport.query>;
type Filter = z.output<typeof messageReports.downloadMessages.query>;

/** The conditions of a filter's local days, either of which may be missing. */
export function conditionsOfFilter({ datefrom, dateto, ...filter }: Filter): MessageConditions {
  const start = (day: string) => new Date(startOfDay(day, filter.timezone) * quarterMs);
  return {
    ...filter,
    from: datefrom === undefined ? undefined : start(datefrom),
    to: dateto === undefined ? undefined : start(dayAfter(dateto, 1)),
  };
}

/** Counts the messages of a query, and those of the days that they are compared with. */
export async function messageReport(executor: Executor, scope: Scope, query: ReportQuery, now: Date) {
  const { timezone, compare, dateview } = query;
  const range = rangeOf(query, now);
  const asked = (days: LocalRange): MessageConditions => ({ ...query, ...momentsOf(days) });
  const buckets = async (days: LocalRange) =>
    withEmpty(labelsOf(dateview, days), await countByLabel(executor, scope, asked(days), dateview));
  const before =
    compare === undefined ? null : compare === 'year' ? rangeLastYear(range, timezone) : rangeBefore(range, timezone);
  const [rows, numbers, earlier] = await Promise.all([
    buckets(range),
    countByNumber(executor, scope, asked(range)),
    before && buckets(before),
  ]);
  return {
    countedAt: now.toISOString(),
    rows,
    numbers,
    before: before && { datefrom: before.firstDay, dateto: before.lastDay, rows: earlier ?? [] },
  };
}

const momentsOf = ({ from, to }: LocalRange) => ({ from: new Date(from * quarterMs), to: new Date(to * quarterMs) });

const nothing: Counted = { delivered: 0, sent: 0, waiting: 0, undelivered: 0, failed: 0, unknown: 0, received: 0 };

function withEmpty(labels: readonly string[], counted: readonly MessageBucket[]): MessageBucket[] {
  const found = new Map(counted.map((bucket) => [bucket.label, bucket]));
  return labels.map((label) => found.get(label) ?? { label, ...nothing });
}

/** All buckets of a view, in order. */
function labelsOf(view: DateView, { firstDay, lastDay }: LocalRange): string[] {
  if (view === 'hours') return Array.from({ length: 24 }, (_, hour) => String(hour));
  if (view === 'weekdays') return Array.from({ length: 7 }, (_, day) => String(day + 1));
  const days = Array.from({ length: dayNumber(lastDay) - dayNumber(firstDay) + 1 }, (_, at) => dayAfter(firstDay, at));
  return view === 'days' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

type ListedMessage = Awaited<ReturnType<typeof pageOfMessages>>['rows'][number];

/** A message as lists have it. */
export function toMessageRow({ row, ...listed }: ListedMessage): MessageRow {
  const { id: uuid, accountId: account, did, msisdn, direction, kind, state, error } = row;
  const { segments, charge, currency, refunded, campaignId: campaign, stamp } = row;
  return {
    uuid,
    account,
    ...listed,
    did,
    msisdn,
    direction,
    kind,
    state,
    error,
    segments,
    charge: charge === null || currency === null ? null : moneyOf(refunded ? 0 : charge, currency),
    campaign,
    stamp: stamp.toISOString(),
  };
}

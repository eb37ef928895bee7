import type { Insight, InsightRow } from '#contract/reporting/reports.contract.ts';
import { bucketsOf, type LabelledFigures, weeksOf } from './buckets.ts';
import { callsOfGroup } from './groups.ts';
import { comparedRows, type ReportQuery, type Reporting } from './reporting.ts';
import type { Figures, GroupLimits, GroupName, ReportQuestion, ReportSource } from './reportSource.ts';
import { dayAfter } from '../../telephony/calls/localRange.ts';

/** The number of rows of an insight that names sources, targets or callers. */
const most = 20;

type Count = (source: ReportSource, question: ReportQuestion, later?: InsightRow[]) => Promise<InsightRow[]>;

const insights: Record<Insight, Count> = {
  async trend(source, question) {
    const { lastDay } = question.range;
    const weeks = await weeksOf(source, question);
    return weeks.map((week) => {
      const end = dayAfter(week.label, 6);
      return bucketRow(week, { datefrom: week.label, dateto: end < lastDay ? end : lastDay });
    });
  },
  async hours(source, question) {
    return (await bucketsOf(source, 'hours', question)).map((hour) => bucketRow(hour, { hour: hour.label }));
  },
  sources: (source, question, later) => groupRows(source, question, { name: 'source', limits: { most } }, later),
  answering: (source, question, later) => groupRows(source, question, { name: 'target', limits: { most } }, later),
  repeat: (source, question, later) =>
    groupRows(source, question, { name: 'caller', limits: { most, atLeast: 2 } }, later),
};

/** The calls of the accounts seen from one side. */
export function insightOf(reporting: Reporting, query: ReportQuery, insight: Insight) {
  return comparedRows<InsightRow>(reporting, query, (question, later) =>
    insights[insight](reporting.source, question, later),
  );
}

async function groupRows(
  source: ReportSource,
  question: ReportQuestion,
  { name, limits }: { name: GroupName; limits: GroupLimits },
  later?: readonly InsightRow[],
): Promise<InsightRow[]> {
  const groups = await source.byGroup(question, name, later ? { among: later.map(({ label }) => label) } : limits);
  return groups.map((group) => insightRow(group.keys[0], group, callsOfGroup(name, group)));
}

function bucketRow(bucket: LabelledFigures, calls: Record<string, string>): InsightRow {
  return insightRow(bucket.label, bucket, new URLSearchParams(calls).toString());
}

function insightRow(label: string, figures: Figures, calls: string): InsightRow {
  const { total, answer: answered, missed, voicemail, abandoned, first: newCallers } = figures;
  return { label, total, answered, missed, voicemail, abandoned, newCallers, actions: { calls } };
}

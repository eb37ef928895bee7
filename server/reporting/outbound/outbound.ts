import type { AgentRow, OutboundBucket, OutboundSummary } from '#contract/reporting/outbound.contract.ts';
import { bucketsOf } from '../reports/buckets.ts';
import { averagesOf, callsOfGroup } from '../reports/groups.ts';
import { comparedDays, type ReportQuery, type Reporting } from '../reports/reporting.ts';
import type { Group, GroupLimits, ReportQuestion, Totals } from '../reports/reportSource.ts';

const topTen = 10;

interface Counted {
  buckets: OutboundBucket[];
  agents: AgentRow[];
}

/** Outbound calls in total and by bucket, with the ten users who placed most. */
export async function outboundOverview(reporting: Reporting, query: ReportQuery) {
  const count = async (question: ReportQuestion, later?: Counted & { now: OutboundSummary }) => {
    const totals = await reporting.source.totals(question);
    return {
      now: { ...outcomesOf(totals), ...averagesOf(totals) },
      ...(await countAgents(reporting, query, question, later ? amongOf(later) : { most: topTen })),
    };
  };
  const { countedAt, part, earlier } = await comparedDays(reporting, query, count, 'outbound');
  return { countedAt, ...part, before: earlier && { ...earlier.days, ...earlier.part } };
}

/** The outbound calls of a user, or of each. */
export async function agentReport(reporting: Reporting, query: ReportQuery, agent: number | 'all') {
  const asked = agent === 'all' ? query : { ...query, user: agent };
  const { countedAt, part, earlier } = await comparedDays(
    reporting,
    asked,
    (question, later?: Counted) => countAgents(reporting, query, question, later ? amongOf(later) : {}),
    'outbound',
  );
  return { countedAt, ...part, before: earlier && { ...earlier.days, ...earlier.part } };
}

const amongOf = ({ agents }: Counted): GroupLimits => ({ among: agents.map(({ user }) => String(user)) });

async function countAgents(
  { source }: Reporting,
  { dateview }: ReportQuery,
  question: ReportQuestion,
  limits: GroupLimits,
): Promise<Counted> {
  const buckets = await bucketsOf(source, dateview, question);
  const groups = await source.byGroup(question, 'user', limits);
  return {
    buckets: buckets.map((bucket) => ({ label: bucket.label, ...outcomesOf(bucket) })),
    agents: groups.map(agentRow),
  };
}

function agentRow(group: Group): AgentRow {
  return {
    user: Number(group.keys[0]),
    name: group.label ?? '',
    ...outcomesOf(group),
    ...averagesOf(group),
    actions: { calls: callsOfGroup('user', group) },
  };
}

function outcomesOf({
  total,
  answer: answered,
  missed,
  abandoned,
  voicemail,
}: Omit<Totals, 'durationSum' | 'talkSum'>) {
  return { total, answered, missed, abandoned, voicemail };
}

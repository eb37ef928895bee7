import type { GroupRow, GroupType, SourceRow } from '#contract/reporting/reports.contract.ts';
import { comparedDays, comparedRows, type ReportQuery, type Reporting } from './reporting.ts';
import type { Group, GroupName, ReportQuestion, ReportSource, Totals } from './reportSource.ts';

/** The number of rows of a top list, and of a web report. */
const topTen = 10;
const mostRows = 100;

/** The parameters of the call log that narrow it to a group, in the order of its keys. */
const parameters: Record<GroupName, readonly string[]> = {
  source: ['trackingSource'],
  number: ['trackingNumber'],
  account: ['account'],
  area: ['areaName'],
  tag: ['tags'],
  landing: ['landing'],
  conversion: ['conversion'],
  campaign: ['campaign'],
  keyword: ['keyword'],
  visit: ['web_source', 'web_medium'],
  target: ['target'],
  caller: ['caller'],
  user: ['user'],
};

/** The call log's parameters for the calls of a group. */
export function callsOfGroup(name: GroupName, { keys }: Pick<Group, 'keys'>): string {
  return new URLSearchParams(parameters[name].map((parameter, at) => [parameter, keys[at] ?? ''])).toString();
}

/** Of all calls, and of answered ones; 0 without any. */
export function averagesOf({ total, answer, durationSum, talkSum }: Omit<Totals, 'voicemail'>) {
  return { avgDuration: total === 0 ? 0 : durationSum / total, avgTalk: answer === 0 ? 0 : talkSum / answer };
}

/** The ten groups of a kind with most calls. */
export function topGroups(reporting: Reporting, query: ReportQuery, type: GroupType) {
  return namedRows(reporting, query, type, topTen);
}

/** The most frequent values of one field of the visits before calls. */
export function webRows(reporting: Reporting, query: ReportQuery, name: 'landing' | 'conversion' | 'keyword') {
  return namedRows(reporting, query, name, mostRows);
}

/** Calls by source and medium of the visit before them, and by campaign. */
export async function webSummary(reporting: Reporting, query: ReportQuery) {
  const { source } = reporting;
  const { countedAt, part, earlier } = await comparedDays(
    reporting,
    query,
    async (question, later?: Record<'rows' | 'campaigns', GroupRow[]>) => {
      // Both read the calls themselves, which takes longer than any other report: at the same time.
      const [rows, campaigns] = await Promise.all([
        rowsOf(source, question, 'visit', mostRows, later?.rows),
        rowsOf(source, question, 'campaign', mostRows, later?.campaigns),
      ]);
      return { rows, campaigns };
    },
  );
  return { countedAt, ...part, before: earlier && { ...earlier.days, ...earlier.part } };
}

/** Calls by tracking source, most first. */
export function bySource(reporting: Reporting, query: ReportQuery) {
  return comparedRows<SourceRow>(reporting, query, async (question, later) => {
    const among = later?.map(({ source }) => source);
    const found = await reporting.source.byGroup(question, 'source', { ...(among && { among }) });
    return found.map(({ keys: [source], total, answer, missed, voicemail, abandoned, first, returning, ...rest }) => ({
      source,
      total,
      answer,
      missed,
      voicemail,
      abandoned,
      first,
      returning,
      avgDuration: rest.durationSum / total,
    }));
  });
}

function namedRows(reporting: Reporting, query: ReportQuery, name: GroupName, most: number) {
  return comparedRows<GroupRow>(reporting, query, (question, later) =>
    rowsOf(reporting.source, question, name, most, later),
  );
}

/** The groups with most calls or, given later rows, those that they name. */
async function rowsOf(
  source: ReportSource,
  question: ReportQuestion,
  name: GroupName,
  most: number,
  later?: readonly GroupRow[],
): Promise<GroupRow[]> {
  if (!later) return (await source.byGroup(question, name, { most })).map((group) => groupRow(name, group));
  const named = new Set(later.map(({ actions }) => actions.calls));
  const [parameter = ''] = parameters[name];
  const among = later.flatMap(({ actions }) => new URLSearchParams(actions.calls).get(parameter) ?? []);
  const found = await source.byGroup(question, name, { among });
  return found.map((group) => groupRow(name, group)).filter(({ actions }) => named.has(actions.calls));
}

function groupRow(name: GroupName, group: Group): GroupRow {
  const {
    keys,
    label,
    account,
    total,
    first: newCallers,
    answer: answered,
    missed,
    voicemail,
    abandoned,
    revenue,
  } = group;
  return {
    name: label ?? keys.join(' / '),
    account,
    total,
    newCallers,
    answered,
    missed,
    voicemail,
    abandoned,
    avgDuration: group.durationSum / total,
    revenue,
    actions: { calls: callsOfGroup(name, group) },
  };
}

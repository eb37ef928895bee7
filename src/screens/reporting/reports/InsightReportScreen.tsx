import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import { Insight, type InsightRow } from '#contract/reporting/reports.contract.ts';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { outcomesOf } from '#values/outcomesOf.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ChoiceBar } from '../../../page/list/ChoiceBar.tsx';
import { type Narrow, rowNarrow } from '../../../page/reports/callsBehind.ts';
import { GroupReport } from '../../../page/reports/GroupReport.tsx';
import { note } from '../../../page/reports/Report.css.ts';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { biggestMove } from './biggestMove.ts';
import {
  insightChoices,
  insightFiles,
  insightNames,
  insightReportMessages as words,
  insightTitles,
} from './insightReport.messages.ts';

/** What changed in an account’s calls, seen from several sides. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const parsed = Insight.safeParse(search.get('by'));
  const insight = parsed.success ? parsed.data : 'trend';
  const profile = useProfile();
  const [account = profile.account] = useSelectedAccounts();
  const report = useReport();
  const { account: _accounts, ...query } = report.query;
  const answer = useEndpoint('getInsight', { params: { account, insight }, query }, { keepPreviousData: false });
  const { inboundOutcomes, total, callers } = useOutcomeColumns();
  const nameOf = useInsightName(insight);
  const accounts = useAccounts();
  const accountName = accounts.find(({ id }) => id === account)?.name;
  const below = subtree(accounts, account);
  // The call log has the chosen accounts alone, but an insight also those below them.
  const within: Narrow = below.length < accounts.length ? { account: below.join() } : {};
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      always
      isEmpty={({ rows }) => rows.every((row) => row.total === 0)}
      choice={
        <ChoiceBar
          bare
          parameter="by"
          label={intl.formatMessage(words.choose)}
          any={intl.formatMessage(insightChoices.trend)}
          choices={Insight.options
            .filter((value) => value !== 'trend')
            .map((value) => ({ value, label: intl.formatMessage(insightChoices[value]) }))}
        />
      }
    >
      {({ rows, before }) => (
        <>
          {accountName !== undefined && (
            <p className={note}>{intl.formatMessage(words.about, { name: accountName })}</p>
          )}
          {insight !== 'repeat' && (
            <Headline rows={rows} before={before?.rows ?? []} insight={insight} nameOf={nameOf} />
          )}
          <GroupReport<InsightRow>
            title={intl.formatMessage(insightTitles[insight])}
            named={intl.formatMessage(insightNames[insight])}
            rows={rows}
            before={isByPlace(insight) ? placed(rows, before?.rows ?? []) : before?.rows}
            columns={[total((row) => row.total), ...inboundOutcomes(), callers('first', (row) => row.newCallers)]}
            filters={report.applied}
            rowKey={({ label }) => label}
            nameOf={({ label }) => nameOf(label)}
            outcomesOf={outcomesOf}
            narrow={(row) => ({ ...rowNarrow(row), ...within })}
            csv={reportFiles.insight(rows)}
            file={intl.formatMessage(insightFiles[insight])}
          />
        </>
      )}
    </ReportFrame>
  );
}

const isByPlace = (insight: Insight) => insight === 'trend' || insight === 'hours';

/** Earlier buckets under the labels of those that they are compared with. */
function placed(rows: readonly InsightRow[], before: readonly InsightRow[]): InsightRow[] {
  return rows.flatMap(({ label }, at) => {
    const earlier = before[at];
    return earlier ? [{ ...earlier, label }] : [];
  });
}

function useInsightName(insight: Insight): (label: string) => string {
  const intl = useIntl();
  const bucketText = useBucketText();
  return (label) => {
    if (insight === 'hours') return bucketText('hours', label);
    if (insight === 'trend') return intl.formatMessage(words.week, { day: bucketText('days', label) });
    return label.startsWith('+') ? phoneText(label).text : label;
  };
}

interface HeadlineProps {
  rows: readonly InsightRow[];
  before: readonly InsightRow[];
  insight: Insight;
  nameOf: (label: string) => string;
}

function Headline({ rows, before, insight, nameOf }: HeadlineProps) {
  const intl = useIntl();
  const move = biggestMove(rows, before, { byName: !isByPlace(insight) });
  if (!move) return null;
  const values = {
    name: nameOf(move.label),
    now: intl.formatNumber(move.now),
    before: intl.formatNumber(move.before),
  };
  return <Notice tone="info">{intl.formatMessage(move.now > move.before ? words.rose : words.fell, values)}</Notice>;
}

/** The ids of an account and all below it; accounts are listed after those above them. */
function subtree(accounts: readonly Pick<AccountNode, 'id' | 'father'>[], root: number): number[] {
  const found = new Set([root]);
  for (const { id, father } of accounts) if (father !== null && found.has(father)) found.add(id);
  return [...found];
}

import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { MissedRow } from '#contract/reporting/reports.contract.ts';
import { outcomesOf } from '#values/outcomesOf.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { paths } from '#contract/paths.ts';
import { bucketNarrow, callsBehind, type Narrow } from '../../../page/reports/callsBehind.ts';
import { ViewSwitch } from '../../../page/reports/CompareSwitch.tsx';
import { OutcomeChart } from '../../../page/reports/OutcomeChart.tsx';
import { reportMessages } from '../../../page/reports/report.messages.ts';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { ReportTable } from '../../../page/reports/ReportTable.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { useCallSeries } from '../../../ui/charts/useCallSeries.ts';
import { missedReportMessages as words } from './missedReport.messages.ts';

/** When calls are missed or abandoned; answered ones are last, and can be hidden. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const series = useCallSeries();
  const { inboundOutcomes } = useOutcomeColumns();
  const report = useReport();
  const { query, applied } = report;
  const view = applied.dateView;
  const answer = useEndpoint('getMissed', { params: { view }, query }, { keepPreviousData: false });
  const narrow = ({ label }: Pick<MissedRow, 'label'>) => bucketNarrow(applied, view, label);
  const linkTo = (of: Narrow) => paths.calls(callsBehind(applied, of));
  const lost = series.toSorted((a, b) => Number(a.key === 'answered') - Number(b.key === 'answered'));
  const bars = (rows: readonly MissedRow[]) =>
    rows.map((row) => ({ label: row.label, values: { ...outcomesOf(row) } }));
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      actions={<ViewSwitch report={report} />}
      isEmpty={({ rows }) => rows.every(({ answered, missed, abandoned }) => answered + missed + abandoned === 0)}
    >
      {({ rows, before }) => (
        <>
          <OutcomeChart
            view={view}
            series={lost}
            buckets={bars(rows)}
            before={before ? bars(before.rows) : undefined}
            file={intl.formatMessage(words.file)}
            onOpen={(label) => void navigate(linkTo(narrow({ label })))}
          />
          <ReportTable<MissedRow>
            rows={rows}
            earlier={(_row, at) => before?.rows[at]}
            named={intl.formatMessage(reportMessages.period)}
            columns={[...inboundOutcomes()]}
            rowKey={({ label }) => label}
            nameOf={({ label }) => bucketText(view, label)}
            narrow={narrow}
            linkTo={linkTo}
            csv={reportFiles.missed(rows)}
            file={intl.formatMessage(words.file)}
          />
        </>
      )}
    </ReportFrame>
  );
}

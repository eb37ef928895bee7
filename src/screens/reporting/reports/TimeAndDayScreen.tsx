import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { TimeDayRow } from '#contract/reporting/reports.contract.ts';
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
import { timeAndDayMessages as words } from './timeAndDay.messages.ts';
import { WeekHeat } from './WeekHeat.tsx';

/** The time and day report: when calls come in and how they end, in the user's time zone. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const series = useCallSeries();
  const { inboundOutcomes, callers } = useOutcomeColumns();
  const report = useReport();
  const { query, applied } = report;
  const view = applied.dateView;
  // Views have different labels, so never draw the previous response under a new view.
  const answer = useEndpoint('getTimeAndDay', { query }, { keepPreviousData: false });
  const narrow = ({ label }: Pick<TimeDayRow, 'label'>) => bucketNarrow(applied, view, label);
  const linkTo = (of: Narrow) => paths.calls(callsBehind(applied, of));
  const bars = (rows: readonly TimeDayRow[]) =>
    rows.map((row) => ({ label: row.label, values: { ...outcomesOf(row) } }));
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      actions={<ViewSwitch report={report} />}
      isEmpty={({ rows }) => rows.every(({ first, returning }) => first + returning === 0)}
    >
      {({ rows, before, heat }) => (
        <>
          <OutcomeChart
            view={view}
            series={series}
            buckets={bars(rows)}
            before={before ? bars(before.rows) : undefined}
            file={intl.formatMessage(words.fileBars)}
            onOpen={(label) => void navigate(linkTo(narrow({ label })))}
          />
          <WeekHeat heat={heat} filters={applied} />
          <ReportTable<TimeDayRow>
            rows={rows}
            earlier={(_row, at) => before?.rows[at]}
            named={intl.formatMessage(reportMessages.period)}
            columns={[
              ...inboundOutcomes(),
              callers('first', (row) => row.first),
              callers('returning', (row) => row.returning),
            ]}
            rowKey={({ label }) => label}
            nameOf={({ label }) => bucketText(view, label)}
            narrow={narrow}
            linkTo={linkTo}
            csv={reportFiles.timeAndDay(rows)}
            file={intl.formatMessage(words.fileBars)}
          />
        </>
      )}
    </ReportFrame>
  );
}

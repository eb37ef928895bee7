import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { DurationRow } from '#contract/reporting/reports.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { paths } from '#contract/paths.ts';
import { callsBehind, type Narrow } from '../../../page/reports/callsBehind.ts';
import { OutcomeChart } from '../../../page/reports/OutcomeChart.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { ReportTable } from '../../../page/reports/ReportTable.tsx';
import { reportMessages } from '../../../page/reports/report.messages.ts';
import { useReport } from '../../../page/reports/useReport.ts';
import { vars } from '../../../theme/tokens.css.ts';
import { durationLabels, durationReportMessages as words } from './durationReport.messages.ts';

/** How long calls last. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const report = useReport();
  const { query, applied } = report;
  const answer = useEndpoint('getDurations', { query });
  const calls = intl.formatMessage(reportMessages.total);
  const textOf = (label: string) => intl.formatMessage(durationLabels[label as DurationRow['label']]);
  const linkTo = (of: Narrow) => paths.calls(callsBehind(applied, of));
  const bars = (rows: readonly DurationRow[]) => rows.map(({ label, num }) => ({ label, values: { num } }));
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      isEmpty={({ rows }) => rows.every(({ num }) => num === 0)}
    >
      {({ rows, before }) => (
        <>
          <OutcomeChart
            title={intl.formatMessage(words.chart)}
            view="days"
            axis={intl.formatMessage(words.duration)}
            textOf={textOf}
            series={[{ key: 'num', label: calls, colour: vars.color.primary }]}
            buckets={bars(rows)}
            before={before ? bars(before.rows) : undefined}
            file={intl.formatMessage(words.file)}
            onOpen={(label) => void navigate(linkTo(durationNarrow(label)))}
          />
          <ReportTable<DurationRow>
            rows={rows}
            earlier={(_row, at) => before?.rows[at]}
            named={intl.formatMessage(words.duration)}
            columns={[
              { title: calls, of: ({ num }) => num },
              { title: intl.formatMessage(words.share), of: ({ percent }) => percent, unit: 'percent' },
            ]}
            rowKey={({ label }) => label}
            nameOf={({ label }) => textOf(label)}
            narrow={({ label }) => durationNarrow(label)}
            linkTo={linkTo}
            csv={reportFiles.durations(rows)}
            file={intl.formatMessage(words.file)}
          />
        </>
      )}
    </ReportFrame>
  );
}

/** `31-60` is from 31 to 60 seconds, `601-` has no end. */
function durationNarrow(label: string): Narrow {
  const [least = '', most = ''] = label.split('-');
  return { ...(least !== '0' && { durationMin: least }), ...(most !== '' && { durationMax: most }) };
}

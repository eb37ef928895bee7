import { useIntl } from 'react-intl';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { IvrRow } from '#contract/reporting/reports.contract.ts';
import { outcomesOf } from '#values/outcomesOf.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { rowNarrow } from '../../../page/reports/callsBehind.ts';
import { GroupReport } from '../../../page/reports/GroupReport.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { ivrReportMessages as words } from './ivrReport.messages.ts';

/** Which keys callers press in menus, as a tree. */
export function Component() {
  const intl = useIntl();
  const { inboundOutcomes, total, seconds } = useOutcomeColumns();
  const report = useReport();
  const answer = useEndpoint('getIvr', { query: report.query });
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      isEmpty={({ rows }) => rows.length === 0}
      emptyTitle={intl.formatMessage(words.empty)}
    >
      {({ rows, before }) => (
        <GroupReport<IvrRow>
          title={intl.formatMessage(words.chart)}
          named={intl.formatMessage(words.key)}
          rows={rows}
          before={before?.rows}
          columns={[
            { title: intl.formatMessage(words.digits), of: ({ digits }) => digits },
            total((row) => row.tot),
            ...inboundOutcomes(),
            seconds('avgDuration', (row) => row.avgDuration),
          ]}
          filters={report.applied}
          rowKey={({ actions }) => actions.calls}
          nameOf={({ name }) => name}
          depthOf={({ digits }) => digits.length - 1}
          outcomesOf={outcomesOf}
          narrow={rowNarrow}
          csv={reportFiles.ivr(rows)}
          file={intl.formatMessage(words.file)}
        />
      )}
    </ReportFrame>
  );
}

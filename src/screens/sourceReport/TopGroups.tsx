import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GroupType } from '#contract/reports.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { NamedRows } from '../../page/reports/NamedRows.tsx';
import { ReportFrame } from '../../page/reports/ReportFrame.tsx';
import { useReport } from '../../page/reports/useReport.ts';
import { groupFiles, groupNames, groupTitles, sourceReportMessages as words } from './sourceReport.messages.ts';

/** The ten groups of a kind with most calls. */
export function TopGroups({ type, choice }: { type: GroupType; choice: ReactNode }) {
  const intl = useIntl();
  const report = useReport();
  const { query } = report;
  const answer = useEndpoint('getGroupList', { params: { type }, query }, { keepPreviousData: false });
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      isEmpty={({ rows }) => rows.length === 0}
      choice={choice}
    >
      {({ rows, before }) => (
        <NamedRows
          title={intl.formatMessage(groupTitles[type])}
          named={intl.formatMessage(groupNames[type])}
          rows={rows}
          before={before?.rows}
          filters={report.applied}
          file={intl.formatMessage(groupFiles[type])}
        />
      )}
    </ReportFrame>
  );
}

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GroupType } from '#contract/reporting/reports.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { NamedRows } from '../../../page/reports/NamedRows.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { note } from '../../../page/reports/Report.css.ts';
import { type Report, useReport } from '../../../page/reports/useReport.ts';
import {
  groupFiles,
  groupNames,
  groupTitles,
  sourceReportMessages as words,
  taggedMessages,
} from './sourceReport.messages.ts';

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
      {...(type === 'tag' && { emptyTitle: intl.formatMessage(words.noTags) })}
    >
      {({ rows, before }) => (
        <>
          {type === 'tag' && <TaggedOnce query={query} />}
          <NamedRows
            title={intl.formatMessage(groupTitles[type])}
            named={intl.formatMessage(groupNames[type])}
            rows={rows}
            before={before?.rows}
            filters={report.applied}
            file={intl.formatMessage(groupFiles[type])}
          />
        </>
      )}
    </ReportFrame>
  );
}

/** The number of calls, which that of all tags together may exceed. */
function TaggedOnce({ query }: Pick<Report, 'query'>) {
  const intl = useIntl();
  const { data } = useEndpoint('getSummary', { query });
  return data && <p className={note}>{intl.formatMessage(taggedMessages.once, { total: data.now.total })}</p>;
}

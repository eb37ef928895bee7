import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import { GroupType, type SourceRow } from '#contract/reporting/reports.contract.ts';
import { outcomesOf } from '#values/outcomesOf.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ChoiceBar } from '../../../page/list/ChoiceBar.tsx';
import { GroupReport } from '../../../page/reports/GroupReport.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { costMessages } from './sourceCosts.messages.ts';
import { SourceCosts } from './SourceCosts.tsx';
import { groupChoices, sourceReportMessages as words } from './sourceReport.messages.ts';
import { TopGroups } from './TopGroups.tsx';

const costs = 'costs';

/** Which sources bring calls, what they cost, and the top ten of other groups. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const chosen = GroupType.safeParse(search.get('by'));
  const choice = (
    <ChoiceBar
      bare
      parameter="by"
      label={intl.formatMessage(words.rank)}
      any={intl.formatMessage(words.all)}
      choices={[
        { value: costs, label: intl.formatMessage(costMessages.choice) },
        ...GroupType.options.map((value) => ({ value, label: intl.formatMessage(groupChoices[value]) })),
      ]}
    />
  );
  if (search.get('by') === costs) return <SourceCosts choice={choice} />;
  return chosen.success ? <TopGroups type={chosen.data} choice={choice} /> : <Sources choice={choice} />;
}

function Sources({ choice }: { choice: ReactNode }) {
  const intl = useIntl();
  const { inboundOutcomes, total, seconds, callers } = useOutcomeColumns();
  const report = useReport();
  const answer = useEndpoint('getSources', { query: report.query });
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      isEmpty={({ rows }) => rows.length === 0}
      choice={choice}
    >
      {({ rows, before }) => (
        <GroupReport<SourceRow>
          title={intl.formatMessage(words.sources)}
          named={intl.formatMessage(words.source)}
          rows={rows}
          before={before?.rows}
          columns={[
            total((row) => row.total),
            callers('first', (row) => row.first),
            callers('returning', (row) => row.returning),
            ...inboundOutcomes(),
            seconds('avgDuration', (row) => row.avgDuration),
          ]}
          filters={report.applied}
          rowKey={({ source }) => source}
          nameOf={({ source }) => source}
          outcomesOf={outcomesOf}
          narrow={({ source }) => ({ trackingSource: source })}
          csv={reportFiles.sources(rows)}
          file={intl.formatMessage(words.file)}
        />
      )}
    </ReportFrame>
  );
}

import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { CostRow } from '#contract/reporting/costRow.ts';
import { paths } from '#contract/paths.ts';
import { configurers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import { note } from '../../../page/reports/Report.css.ts';
import { reportMessages } from '../../../page/reports/report.messages.ts';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { ReportTable } from '../../../page/reports/ReportTable.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CostDialog } from './CostDialog.tsx';
import { costMessages as words } from './sourceCosts.messages.ts';
import { sourceReportMessages } from './sourceReport.messages.ts';

/** The leads and sales of each source, and what they cost. */
export function SourceCosts({ choice }: { choice: ReactNode }) {
  const intl = useIntl();
  const report = useReport();
  const answer = useEndpoint('getCosts', { query: report.query });
  const mayEnter = useAllowed(configurers);
  const [isEntering, setEntering] = useState(false);
  const title = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return (
    <>
      <ReportFrame
        title={intl.formatMessage(sourceReportMessages.title)}
        report={report}
        answer={answer}
        isEmpty={({ rows }) => rows.length === 0}
        choice={choice}
        actions={mayEnter && <Button onClick={() => setEntering(true)}>{title('enter')}</Button>}
      >
        {({ rows, before }) => (
          <>
            <ReportTable<CostRow>
              title={title('title')}
              named={intl.formatMessage(sourceReportMessages.source)}
              rows={rows}
              {...(before && { earlier: (row) => before.rows.find(({ source }) => source === row.source) })}
              columns={[
                { title: intl.formatMessage(reportMessages.total), of: (row) => row.total, more: 'good' },
                { title: title('leads'), of: (row) => row.leads, unit: 'people', more: 'good' },
                { title: title('won'), of: (row) => row.won, unit: 'people', more: 'good' },
                { title: intl.formatMessage(reportMessages.revenue), of: (row) => row.revenue, unit: 'money' },
                { title: title('cost'), of: (row) => row.cost, unit: 'money' },
                { title: title('costPerLead'), of: (row) => row.costPerLead, unit: 'money' },
                { title: title('costPerSale'), of: (row) => row.costPerSale, unit: 'money' },
              ]}
              rowKey={({ source }) => source}
              nameOf={({ source }) => source}
              narrow={({ source }) => ({ trackingSource: source })}
              linkTo={(narrow) => paths.calls(callsBehind(report.applied, narrow))}
              csv={reportFiles.costs(rows)}
              file={title('file')}
            />
            <p className={note}>{title('note')}</p>
          </>
        )}
      </ReportFrame>
      {isEntering && (
        <CostDialog
          onClose={() => setEntering(false)}
          onSaved={() => {
            setEntering(false);
            void answer.mutate();
          }}
        />
      )}
    </>
  );
}

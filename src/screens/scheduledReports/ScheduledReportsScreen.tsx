import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ScheduledReport } from '#contract/scheduledReports.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { intro, page } from './ScheduledReports.css.ts';
import { reportMessages as words } from './scheduledReports.messages.ts';
import { useReportActions } from './useReportActions.ts';
import { useReportColumns } from './useReportColumns.tsx';

/** The reports that are mailed by themselves; a row opens its settings. */
export function Component() {
  const intl = useIntl();
  const selected = useSelectedAccounts();
  const { data, error, mutate } = useEndpoint('listScheduledReports', {});
  const [open, setOpen] = useState<ScheduledReport | 'new' | null>(null);
  const { turn } = useReportActions();
  const columns = useReportColumns((report, enabled) => {
    // When all recipients left, there is somebody to name first.
    if (enabled && report.recipients.length === 0) setOpen(report);
    else void turn(report, enabled);
  });
  const rows = data?.filter(({ account }) => selected.length === 0 || selected.includes(account));
  const add = (
    <Button look="primary" onClick={() => setOpen('new')}>
      {intl.formatMessage(words.add)}
    </Button>
  );
  return (
    <PageFrame title={intl.formatMessage(words.title)} actions={rows?.length === 0 ? undefined : add}>
      <div className={page}>
        <p className={intro}>{intl.formatMessage(words.intro)}</p>
        <div className={sheet}>
          <DataTable
            label={intl.formatMessage(words.title)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            onOpen={setOpen}
            failed={error !== undefined}
            onRetry={() => void mutate()}
            expected={4}
            empty={
              <EmptyState icon="mail" title={intl.formatMessage(words.empty)} action={add}>
                {intl.formatMessage(words.emptyBody)}
              </EmptyState>
            }
          />
        </div>
      </div>
      {open && <ReportDialog report={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
}

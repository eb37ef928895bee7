import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { reportMessages as words } from './scheduledReports.messages.ts';
import { useReportActions } from './useReportActions.ts';
import { useReportColumns } from './useReportColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'accountName', 'nextAt', 'lastSentAt'],
};

/** Scheduled reports; a row opens its settings. */
export function Component() {
  const intl = useIntl();
  const selected = useSelectedAccounts();
  const reports = useEndpoint('listScheduledReports', {});
  const view = useTableSearchParams(defaults);
  const [open, setOpen] = useState<ScheduledReport | 'new' | null>(null);
  const { turn } = useReportActions();
  const columns = useReportColumns((report, enabled) => {
    // Without recipients, they must be added first.
    if (enabled && report.recipients.length === 0) setOpen(report);
    else void turn(report, enabled);
  });
  const found = reports.data
    ?.filter(({ account }) => selected.length === 0 || selected.includes(account))
    .filter(({ name, accountName, recipients }) =>
      matchesSearch(view[0].search, { texts: [name, accountName, ...recipients], numbers: [] }),
    );
  return (
    <ListScreen
      name="scheduledReports"
      words={words}
      icon="mail"
      view={view}
      query={reports}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      action={
        <Button look="primary" onClick={() => setOpen('new')}>
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {open && <ReportDialog report={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

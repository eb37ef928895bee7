import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { exporterMessages as words } from './exporter.messages.ts';
import { ExporterDialog } from './ExporterDialog.tsx';
import { GenerateKeyDialog } from './GenerateKeyDialog.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { useExporterActions } from './useExporterActions.ts';
import { useExporterColumns } from './useExporterColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'accountName', 'format', 'availableAt', 'lastUsedAt'],
};

/** The exporters of the selected accounts; a row opens its settings. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const selected = useSelectedAccounts();
  const [open, setOpen] = useState<Exporter | 'new' | null>(null);
  const exporters = useEndpoint('listExporters', { query: useAccountQuery() });
  const view = useTableSearchParams(defaults);
  const { asked, generate, generated, leave, made, closeKey, remove } = useExporterActions(exporters.mutate);
  const columns = useExporterColumns({ onKey: generate, onDelete: remove });
  const found = exporters.data?.filter(({ name, accountName, tags }) =>
    matchesSearch(view[0].search, { texts: [name, accountName, ...tags], numbers: [] }),
  );
  const saved = async (exporter: Exporter) => {
    setOpen(null);
    if (open === 'new') generate(exporter);
    else await exporters.mutate();
  };
  return (
    <ListScreen
      name="exporters"
      words={{ ...words, nothing: words.none }}
      icon="download"
      view={view}
      query={exporters}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      onOpen={setOpen}
      action={
        <Button look="primary" onClick={() => setOpen('new')}>
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {open && (
        <ExporterDialog
          exporter={open === 'new' ? null : open}
          account={(selected.length === 1 ? selected[0] : undefined) ?? own}
          onClose={() => setOpen(null)}
          onSaved={(exporter) => void saved(exporter)}
        />
      )}
      {asked && (
        <GenerateKeyDialog exporter={asked} onClose={() => void leave()} onMade={(key) => void generated(key)} />
      )}
      {made && <NewKeyDialog made={made} onClose={closeKey} />}
    </ListScreen>
  );
}

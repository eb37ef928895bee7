import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Contact } from '#contract/addressBook.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { shownColumns } from '../../ui/table/column.ts';
import { rowsToCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import { sortedBy, type TableDefaults } from '../../ui/table/tableAddress.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { useChosenColumns } from '../../ui/table/useChosenColumns.ts';
import { useTableAddress } from '../../ui/table/useTableAddress.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { pageOfContacts } from './pageOfContacts.ts';
import { useContactColumns } from './useContactColumns.tsx';
import { useDeleteContact } from './useDeleteContact.ts';

const defaults: TableDefaults = { orderBy: 'name', order: 'asc', length: 25, sortable: ['name', 'accountName'] };

/** The people behind the numbers; a row opens its card. */
export function Component() {
  const intl = useIntl();
  const account = useSelectedAccounts();
  const [view, setView] = useTableAddress(defaults);
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  const [chosen, choose] = useChosenColumns('addressBook');
  const query = { ...(account.length > 0 && { account: [...account] }), ...(view.search && { search: view.search }) };
  const { data, error, isLoading, mutate } = useEndpoint('listContacts', { query }, { keepPreviousData: true });
  const all = useContactColumns();
  const columns = shownColumns(all, chosen);
  const page = useMemo(() => data && pageOfContacts(data, view), [data, view]);
  const remove = useDeleteContact();
  const add = (
    <Button look="primary" onClick={() => setOpen('new')}>
      {intl.formatMessage(words.add)}
    </Button>
  );
  return (
    <PageFrame title={intl.formatMessage(words.title)} actions={page?.total === 0 && !view.search ? undefined : add}>
      <div className={sheet}>
        <TableToolbar
          searchLabel={intl.formatMessage(words.search)}
          search={view.search}
          onSearch={(search) => setView({ ...view, search, page: 0 })}
          columns={all}
          chosen={chosen}
          onChoose={choose}
          onExport={page && (() => saveCsv(intl.formatMessage(words.file), rowsToCsv(columns, page.rows)))}
        />
        <DataTable
          label={intl.formatMessage(words.title)}
          columns={columns}
          rows={page?.rows}
          rowKey={({ uuid }) => uuid}
          onOpen={setOpen}
          sort={{ by: view.orderBy, order: view.order }}
          onSort={(column) => setView(sortedBy(view, column))}
          start={view.page * view.length}
          {...(page && { total: page.total })}
          stale={isLoading}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          tall
          empty={
            <EmptyState
              icon="book"
              title={intl.formatMessage(view.search ? words.nothing : words.empty)}
              action={view.search ? undefined : add}
            >
              {intl.formatMessage(view.search ? words.nothingBody : words.emptyBody)}
            </EmptyState>
          }
        />
        <Pager view={view} total={page?.total} onChange={setView} />
      </div>
      {open && (
        <ContactDialog
          contact={open === 'new' ? null : open}
          onDelete={(contact) => {
            setOpen(null);
            void remove(contact);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </PageFrame>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { PortingRow } from '#contract/porting.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { paths } from '../../page/paths.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { button } from '../../ui/button/Button.css.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchBox } from '../../ui/field/SearchBox.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { searching, sheet, toolbar } from '../../ui/table/TableToolbar.css.ts';
import { portingMessages as words } from './porting.messages.ts';
import { usePortingColumns } from './usePortingColumns.tsx';

/** Whether a request is about these digits, or has the words in its carrier or account. */
function isFound({ numbers, carrier, accountName }: PortingRow, search: string): boolean {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  const named = [carrier, accountName].some((text) => text.toLowerCase().includes(search.toLowerCase()));
  return named || (digits !== '' && numbers.some((number) => number.replaceAll(/\D/g, '').includes(digits)));
}

/** The porting requests of the selected accounts. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { tz } = useProfile();
  const account = useSelectedAccounts();
  const query = account.length > 0 ? { account: [...account] } : {};
  const { data, error, isLoading, mutate } = useEndpoint('listPortings', { query });
  const [search, setSearch] = useState('');
  const columns = usePortingColumns(tz);
  const rows = data?.filter((row) => search === '' || isFound(row, search));
  const isSearch = search !== '' && data !== undefined && data.length > 0;
  const begin = (
    <Link className={button({ look: 'primary' })} to={paths.porting('new')}>
      <Icon name="plus" />
      {intl.formatMessage(words.new)}
    </Link>
  );
  return (
    <PageFrame title={intl.formatMessage(words.list)} actions={rows?.length === 0 && !isSearch ? undefined : begin}>
      <div className={sheet}>
        <div className={toolbar}>
          <div className={searching}>
            <SearchBox text label={intl.formatMessage(words.search)} value={search} onSearch={setSearch} />
          </div>
        </div>
        <DataTable
          label={intl.formatMessage(words.list)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(paths.porting(id))}
          stale={isLoading}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          expected={5}
          empty={
            <EmptyState
              icon="transfer"
              title={intl.formatMessage(isSearch ? words.none : words.empty)}
              action={isSearch ? undefined : begin}
            >
              {!isSearch && intl.formatMessage(words.emptyBody)}
            </EmptyState>
          }
        />
      </div>
    </PageFrame>
  );
}

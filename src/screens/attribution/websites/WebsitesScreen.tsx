import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DomainRequests } from './DomainRequests.tsx';
import { NewWebsiteDialog } from './NewWebsiteDialog.tsx';
import { useWebsiteColumns } from './useWebsiteColumns.tsx';
import { websitesMessages as words } from './websites.messages.ts';

const defaults: TableDefaults = {
  orderBy: 'domain',
  order: 'asc',
  length: 25,
  sortable: ['domain', 'status', 'account', 'seenAt'],
};

/** Lists websites whose numbers visitors see swapped. */
export function Component() {
  const intl = useIntl();
  const websites = useEndpoint('listWebsites', { query: useAccountQuery() });
  const accounts = useAccounts();
  const view = useTableSearchParams(defaults);
  const [isAdding, setAdding] = useState(false);
  const columns = useWebsiteColumns();
  const found = websites.data?.filter(({ domain, aliases, accountName, numbers }) =>
    matchesSearch(view[0].search, {
      texts: [domain, ...aliases, accountName],
      numbers: numbers.map(({ number }) => number),
    }),
  );
  return (
    <ListScreen
      name="websites"
      words={words}
      icon="code"
      view={view}
      query={websites}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ code }) => code}
      linkTo={({ code, account }) => (accounts.some(({ id }) => id === account) ? paths.website(code) : undefined)}
      lead={<DomainRequests />}
      action={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {isAdding && <NewWebsiteDialog onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}

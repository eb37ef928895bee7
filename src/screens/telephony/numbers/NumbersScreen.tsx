import { dequal } from 'dequal/lite';
import { configurers } from '#values/roleGroups.ts';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { NumberFilters } from './NumberFilters.tsx';
import { everyNumber, isListed, useNumberFilter } from './numberFilter.ts';
import { numbersMessages as words } from './numbers.messages.ts';
import { useNumberColumns } from './useNumberColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'did', 'source', 'actionName', 'type', 'area', 'accountName', 'status'],
};

/** The selected accounts' tracking numbers; a row opens the number's wizard. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const mayOpen = useAllowed(configurers);
  const [filter, setFilter] = useNumberFilter();
  const status = filter.status === 'any' ? (['active', 'cancelled'] as const) : [filter.status];
  const query = { ...useAccountQuery(), ...(filter.status !== 'active' && { status: [...status] }) };
  const numbers = useEndpoint('listNumbers', { query });
  const view = useTableSearchParams(defaults);
  const { search } = view[0];
  const columns = useNumberColumns();
  const found = numbers.data
    ?.filter((number) => isListed(number, filter))
    .filter(({ name, source, accountName, actionName, did }) =>
      matchesSearch(search, { texts: [name, source, accountName, actionName], numbers: [did] }),
    );
  return (
    <ListScreen
      name="numbers"
      words={{
        ...words,
        empty: words.none,
        emptyBody: words.noneBody,
        nothing: words.empty,
        nothingBody: words.emptyBody,
      }}
      icon="hash"
      view={view}
      query={numbers}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ id }) => id}
      linkTo={({ id, status: is }) => (mayOpen && is === 'active' ? paths.wizard(id) : undefined)}
      action={
        mayOpen && (
          <Link className={button({ look: 'primary' })} to={paths.newNumber()}>
            <Icon name="plus" />
            {intl.formatMessage(words.new)}
          </Link>
        )
      }
      filters={<NumberFilters numbers={numbers.data ?? []} value={filter} onChange={setFilter} />}
      filtered={!dequal(filter, everyNumber)}
      showAll={<Button onClick={() => void navigate(paths.numbers())}>{intl.formatMessage(words.showAll)}</Button>}
    />
  );
}

import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { SmsList } from '#contract/messaging/lists.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { ListDialog } from './ListDialog.tsx';
import { listsMessages as words } from './lists.messages.ts';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'accountName', 'createdBy', 'createdAt'],
};

/** The campaign lists of the selected accounts. */
export function ListOfLists() {
  const intl = useIntl();
  const navigate = useNavigate();
  const view = useTableSearchParams(defaults);
  const lists = useEndpoint('listSmsLists', { query: useAccountQuery() }, { keepPreviousData: true });
  const columns = useColumns();
  const [creating, setCreating] = useState(false);
  const found = lists.data?.filter(({ name, fields }) =>
    matchesSearch(view[0].search, { texts: [name, ...fields], numbers: [] }),
  );
  return (
    <ListScreen
      name="smsLists"
      words={words}
      icon="users"
      view={view}
      query={lists}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      linkTo={({ uuid }) => paths.messageList(uuid)}
      action={
        <Button look="primary" onClick={() => setCreating(true)}>
          {intl.formatMessage(words.create)}
        </Button>
      }
    >
      {creating && (
        <ListDialog
          list={null}
          onClose={() => setCreating(false)}
          onSaved={({ uuid }) => void navigate(paths.messageList(uuid))}
        />
      )}
    </ListScreen>
  );
}

function useColumns(): Column<SmsList>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'name',
        title: title('name'),
        width: 240,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ name }, linked) => linked(name),
        text: ({ name }) => name,
      },
      {
        key: 'tot',
        title: title('contacts'),
        width: 110,
        align: 'end',
        card: 'aside',
        cell: ({ tot }) => intl.formatNumber(tot),
        text: ({ tot }) => tot,
      },
      {
        key: 'fields',
        title: title('fields'),
        width: 260,
        text: ({ fields }) => fields.map((field) => `{${field}}`).join(' '),
      },
      {
        key: 'accountName',
        title: title('account'),
        width: 180,
        sortable: true,
        card: 'meta',
        text: ({ accountName }) => accountName,
      },
      { key: 'createdBy', title: title('createdBy'), width: 180, sortable: true, text: ({ createdBy }) => createdBy },
      {
        key: 'createdAt',
        title: title('createdAt'),
        width: 140,
        sortable: true,
        card: 'meta',
        cell: ({ createdAt }) => <DateTime value={createdAt} timezone={timezone} />,
        text: ({ createdAt }) => createdAt,
      },
    ];
  }, [intl, timezone]);
}

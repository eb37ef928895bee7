import { useState } from 'react';
import type { Source } from '#contract/telephony/sources.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { sourcesMessages as words } from './sources.messages.ts';
import { useSourceColumns } from './useSourceColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'source',
  order: 'asc',
  length: 50,
  sortable: ['source', 'account', 'numbers', 'calls'],
};

const keyOf = ({ account, source }: Source) => `${account} ${source}`;

/** Lists where callers find numbers; a source can be renamed or become one with another. */
export function Component() {
  const sources = useEndpoint('listSources', {});
  const view = useTableSearchParams(defaults);
  const [renamed, setRenamed] = useState<Source | null>(null);
  const columns = useSourceColumns(setRenamed);
  const found = sources.data?.filter(({ spellings }) =>
    matchesSearch(view[0].search, { texts: spellings, numbers: [] }),
  );
  return (
    <>
      <ListScreen
        name="sources"
        words={words}
        icon="globe"
        view={view}
        query={sources}
        page={found && pageOfRows(found, columns, view[0], defaults)}
        columns={columns}
        rowKey={keyOf}
      />
      {renamed && sources.data && (
        <RenameDialog
          key={keyOf(renamed)}
          renamed={renamed}
          others={sources.data.filter((each) => each.account === renamed.account && each !== renamed)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

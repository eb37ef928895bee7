import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterBar } from '../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../page/filters/usePageFilters.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { ListTable } from '../../page/list/ListTable.tsx';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTableSearchParams } from '../../ui/table/useTableSearchParams.ts';
import { callsMessages as words } from './calls.messages.ts';
import { useCallColumns } from './useCallColumns.tsx';
import { callLogDefaults, useCallLog } from './useCallLog.ts';

/** The call log. Filters, order, search and page are in the URL; rows update live. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const filters = usePageFilters();
  const fromCell = useSearchParams()[0].has('slot');
  const view = useTableSearchParams(callLogDefaults);
  const log = useCallLog(view[0], filters);
  const { timezone, dateStart, dateEnd } = filters.applied;
  return (
    <PageFrame title={intl.formatMessage(words.title)} filters={<FilterBar filters={filters} />}>
      {fromCell && <Notice tone="info">{intl.formatMessage(words.slotNote)}</Notice>}
      {log.outdated && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={log.refresh}>
              {intl.formatMessage(words.refresh)}
            </Button>
          }
        >
          {intl.formatMessage(words.newer)}
        </Notice>
      )}
      <ListTable
        name="calls"
        label={intl.formatMessage(words.title)}
        searchLabel={intl.formatMessage(words.search)}
        file={`${intl.formatMessage(words.file)}-${dateStart}-${dateEnd}`}
        view={view}
        query={{ error: log.error, isLoading: log.stale, mutate: log.refresh }}
        page={log.data && { rows: log.data.data, total: log.data.recordsFiltered }}
        columns={useCallColumns(timezone)}
        rowKey={({ uuid }) => uuid}
        onOpen={({ uuid }) => void navigate(paths.call(uuid))}
        fresh={log.fresh}
        expected={view[0].length}
        empty={
          <EmptyState icon="phone" title={intl.formatMessage(words.empty)}>
            {intl.formatMessage(words.emptyBody)}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}

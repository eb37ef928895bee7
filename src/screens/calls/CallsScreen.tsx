import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { admins } from '#values/roleGroups.ts';
import { CallsOfFlow, callsOfFlow } from '#values/callsOfFlow.ts';
import { narrowing, sameFilters } from '../../machines/filters/filterSet.ts';
import { useCallColumns } from '../../page/calls/useCallColumns.tsx';
import { FilterBar } from '../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../page/filters/usePageFilters.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { ListTable } from '../../page/list/ListTable.tsx';
import { paths } from '../../page/paths.ts';
import { useAllowed } from '../../page/session/SessionContext.ts';
import { button } from '../../ui/button/Button.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { useTableSearchParams } from '../../ui/table/useTableSearchParams.ts';
import { callsMessages as words } from './calls.messages.ts';
import { callLogDefaults, useCallLog } from './useCallLog.ts';

const wayParameters = Object.keys(callsOfFlow);

/** The way through a flow that the calls are narrowed to; none if a parameter is not valid. */
function wayIn(search: URLSearchParams): CallsOfFlow {
  const given = wayParameters.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []));
  const parsed = CallsOfFlow.safeParse(Object.fromEntries(given));
  return parsed.success ? parsed.data : {};
}

/** The call log. Filters, order, search and page are in the URL; rows update live. */
export function Component() {
  const intl = useIntl();
  const mayImport = useAllowed(admins);
  const filters = usePageFilters();
  const update = useUpdateSearchParams();
  const [search] = useSearchParams();
  const fromCell = search.has('slot');
  const way = wayIn(search);
  const view = useTableSearchParams(callLogDefaults);
  const log = useCallLog(view[0], filters, way);
  const { timezone, dateStart, dateEnd } = filters.applied;
  const isNarrowed =
    way.flow !== undefined ||
    view[0].search !== '' ||
    !sameFilters(filters.applied, { ...filters.applied, ...narrowing });
  const clear = () =>
    update(
      Object.fromEntries([...Object.keys(narrowing), ...wayParameters, 'search', 'page'].map((name) => [name, null])),
    );
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        mayImport && (
          <Link className={button()} to={paths.callImport()}>
            {intl.formatMessage(words.import)}
          </Link>
        )
      }
      filters={<FilterBar filters={filters} isLog />}
    >
      {fromCell && <Notice tone="info">{intl.formatMessage(words.slotNote)}</Notice>}
      {way.flow !== undefined && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={() => update(Object.fromEntries(wayParameters.map((name) => [name, null])))}>
              {intl.formatMessage(words.allWays)}
            </Button>
          }
        >
          {intl.formatMessage(way.step === undefined ? words.ofFlow : words.ofStep)}
        </Notice>
      )}
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
        linkTo={({ uuid }) => paths.call(uuid)}
        fresh={log.fresh}
        expected={view[0].length}
        empty={
          <EmptyState
            icon="phone"
            title={intl.formatMessage(words.empty)}
            action={isNarrowed && <Button onClick={clear}>{intl.formatMessage(words.clear)}</Button>}
          >
            {intl.formatMessage(words.emptyBody)}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}

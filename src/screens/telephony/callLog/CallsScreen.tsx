import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { admins, callEditors, configurers } from '#values/roleGroups.ts';
import { CallsOfFlow, callsOfFlow } from '#values/callsOfFlow.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { filterParameters } from '../../../machines/filters/filterSearchParams.ts';
import { narrowing, sameFilters } from '../../../machines/filters/filterSet.ts';
import { CallDrawer } from '../../../page/callDrawer/CallDrawer.tsx';
import { beside, list } from '../../../page/callDrawer/CallDrawer.css.ts';
import { useOpenCall } from '../../../page/callDrawer/useOpenCall.ts';
import { ExportMenu, ExportProgress } from '../../../page/calls/CallExport.tsx';
import { useCallExport } from '../../../page/calls/useCallExport.ts';
import { useCallColumns } from '../../../page/calls/useCallColumns.tsx';
import { FilterBar } from '../../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../../page/filters/usePageFilters.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useUpdateSearchParams } from '../../../ui/table/useUpdateSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { BulkBar } from './BulkBar.tsx';
import { bulkWords } from './bulk.messages.ts';
import { TagsDialog } from './TagsDialog.tsx';
import { callsMessages as words } from './calls.messages.ts';
import { callLogDefaults, useCallLog } from './useCallLog.ts';

const rangeParameters: ReadonlySet<string> = new Set(['range', 'datefrom', 'dateto', 'dateview']);
const wayParameters = Object.keys(callsOfFlow);

/** The way through a flow that the calls are narrowed to; none if a parameter is not valid. */
function filterIn(search: URLSearchParams): CallsOfFlow {
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
  const filter = filterIn(search);
  const view = useTableSearchParams(callLogDefaults);
  const log = useCallLog(view[0], filters, filter);
  const { data } = log;
  const openCall = useOpenCall({
    view: view[0],
    rows: log.stale ? undefined : data?.data,
    total: data?.recordsFiltered ?? 0,
  });
  const { timezone, dateStart, dateEnd } = filters.applied;
  const file = `${intl.formatMessage(words.file)}-${dateStart}-${dateEnd}`;
  const download = useCallExport(file);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [managing, setManaging] = useState(false);
  const mayManageTags = useAllowed(configurers);
  const mayEdit = useAllowed(callEditors);
  const selector = useCallback(
    ({ uuid, caller }: Call) => (
      <Checkbox
        label={intl.formatMessage(bulkWords.selectOne, { caller: caller ?? '–' })}
        checked={selected.has(uuid)}
        onChange={(isOn) =>
          setSelected(new Set(isOn ? [...selected, uuid] : [...selected].filter((one) => one !== uuid)))
        }
      >
        {null}
      </Checkbox>
    ),
    [intl, selected],
  );
  const columns = useCallColumns(timezone, mayEdit ? selector : undefined);
  const isNarrowed =
    filter.flow !== undefined ||
    view[0].search !== '' ||
    !sameFilters(filters.applied, { ...filters.applied, ...narrowing });
  const clear = () =>
    update(
      Object.fromEntries(
        [...filterParameters.filter((name) => !rangeParameters.has(name)), ...wayParameters, 'search', 'page'].map(
          (name) => [name, null],
        ),
      ),
    );
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <>
          {mayManageTags && <Button onClick={() => setManaging(true)}>{intl.formatMessage(words.manageTags)}</Button>}
          {mayImport && (
            <Link className={button()} to={paths.callImport()}>
              {intl.formatMessage(words.import)}
            </Link>
          )}
          <ExportMenu download={download} query={log.chosen} />
        </>
      }
      filters={<FilterBar filters={filters} isLog />}
    >
      {managing && <TagsDialog onClose={() => setManaging(false)} />}
      <ExportProgress download={download} />
      {filter.flow !== undefined && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={() => update(Object.fromEntries(wayParameters.map((name) => [name, null])))}>
              {intl.formatMessage(words.allWays)}
            </Button>
          }
        >
          {intl.formatMessage(filter.step === undefined ? words.ofFlow : words.ofStep)}
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
      <div className={openCall.id === null ? list : `${list} ${beside}`}>
        <ListTable
          name="calls"
          views={{ list: 'calls', all: intl.formatMessage(words.all) }}
          label={intl.formatMessage(words.title)}
          searchLabel={intl.formatMessage(words.search)}
          view={view}
          query={{ error: log.error, isLoading: log.stale, mutate: log.refresh }}
          page={log.data && { rows: log.data.data, total: log.data.recordsFiltered }}
          columns={columns}
          choices={
            <BulkBar
              rows={data?.data}
              total={data?.recordsFiltered ?? 0}
              query={log.chosen}
              selected={selected}
              onSelect={setSelected}
            />
          }
          rowKey={({ uuid }) => uuid}
          linkTo={({ uuid }) => paths.call(uuid)}
          onOpen={openCall.open}
          current={openCall.id ?? undefined}
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
        {openCall.id !== null && <CallDrawer id={openCall.id} calls={openCall} />}
      </div>
    </PageFrame>
  );
}

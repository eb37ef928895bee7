import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type Call, CallOrder } from '#contract/telephony/calls.contract.ts';
import type { CallStatus } from '#values/callStatus.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { filtersToSearchParams } from '../../../machines/filters/filterSearchParams.ts';
import { CallDrawer } from '../../../page/callDrawer/CallDrawer.tsx';
import { beside, list } from '../../../page/callDrawer/CallDrawer.css.ts';
import { useOpenCall } from '../../../page/callDrawer/useOpenCall.ts';
import { ExportMenu, ExportProgress } from '../../../page/calls/CallExport.tsx';
import type { CallColumn } from '../../../page/calls/useCallColumns.tsx';
import { useCallExport } from '../../../page/calls/useCallExport.ts';
import { FilterBar } from '../../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../../page/filters/usePageFilters.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { callStatusMessages } from '../../../ui/callStatus/callStatus.messages.ts';
import { CallStatusBadge, callWord } from '../../../ui/callStatus/CallStatusBadge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import { outboundCallsMessages as words } from './outboundCalls.messages.ts';

const statuses: readonly CallStatus[] = ['answered', 'voicemail', 'missed', 'abandoned'];
const defaults: TableDefaults<CallOrder> = {
  orderBy: 'dateStart',
  order: 'desc',
  length: 25,
  sortable: CallOrder.options,
};

/** The log of the calls that users place. Filters, order, search and page are in the URL. */
export function Component() {
  const intl = useIntl();
  const filters = usePageFilters();
  const view = useTableSearchParams(defaults);
  const { query: filter, applied } = filters;
  const { page, length, order, orderBy, search } = view[0];
  const kind = applied.kind.length > 0 && { kind: applied.kind };
  const chosen = { ...filter, ...kind, ...(search && { search }) };
  const query = { ...chosen, start: page * length, length, order, orderBy };
  const calls = useEndpoint('listOutboundCalls', { query }, { keepPreviousData: true });
  const openCall = useOpenCall({
    view: view[0],
    rows: calls.isLoading ? undefined : calls.data?.data,
    total: calls.data?.recordsFiltered ?? 0,
  });
  const file = `${intl.formatMessage(words.file)}-${applied.dateStart}-${applied.dateEnd}`;
  const download = useCallExport(file);
  const overview = new URLSearchParams(filtersToSearchParams({ ...applied, kind: [] })).toString();
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <>
          <Link className={button({ look: 'plain' })} to={paths.outboundOverview(overview)}>
            {intl.formatMessage(words.overview)}
          </Link>
          <ExportMenu download={download} query={{ ...chosen, direction: 'outbound' }} />
        </>
      }
      filters={<FilterBar filters={filters} statuses={statuses} />}
    >
      <ExportProgress download={download} />
      <div className={openCall.id === null ? list : `${list} ${beside}`}>
        <ListTable
          name="outboundCalls"
          views={{ list: 'outboundCalls', all: intl.formatMessage(words.all) }}
          label={intl.formatMessage(words.title)}
          searchLabel={intl.formatMessage(words.search)}
          view={view}
          query={calls}
          page={calls.data && { rows: calls.data.data, total: calls.data.recordsFiltered }}
          columns={useColumns(applied.timezone)}
          rowKey={({ uuid }) => uuid}
          linkTo={({ uuid }) => paths.call(uuid)}
          onOpen={openCall.open}
          current={openCall.id ?? undefined}
          empty={
            <EmptyState icon="outbound" title={intl.formatMessage(words.empty)}>
              {intl.formatMessage(words.emptyBody)}
            </EmptyState>
          }
        />
        {openCall.id !== null && <CallDrawer id={openCall.id} calls={openCall} />}
      </div>
    </PageFrame>
  );
}

function useColumns(timezone: string): Column<Call>[] {
  const intl = useIntl();
  const duration = useDurationText();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const plain = (key: 'duration' | 'talkTime' | 'trackingName' | 'accountName', width: number): CallColumn => ({
      key,
      title: title(key),
      width,
      sortable: true,
      text: (call) => call[key],
    });
    return [
      {
        key: 'target',
        title: title('target'),
        width: 220,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ target }, linked) => linked(target?.startsWith('+') ? <Phone number={target} /> : (target ?? '–')),
        text: ({ target }) => target,
      },
      {
        key: 'status',
        title: title('status'),
        width: 140,
        sortable: true,
        card: 'aside',
        cell: (call) => <CallStatusBadge call={call} />,
        text: (call) => intl.formatMessage(callStatusMessages[callWord(call)]),
      },
      {
        key: 'dateStart',
        title: title('dateStart'),
        width: 150,
        sortable: true,
        card: 'meta',
        cell: ({ dateStart }) => <DateTime value={dateStart} timezone={timezone} />,
        text: ({ dateStart }) =>
          intl.formatDate(dateStart, { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }),
      },
      { ...plain('trackingName', 170), card: 'meta' },
      { ...plain('duration', 110), align: 'end', cell: (call) => duration(call.duration) },
      {
        ...plain('talkTime', 110),
        align: 'end',
        cell: ({ talkTime }) => (talkTime === 0 ? '–' : duration(talkTime)),
      },
      plain('accountName', 170),
    ] satisfies CallColumn[];
  }, [intl, timezone, duration]);
}

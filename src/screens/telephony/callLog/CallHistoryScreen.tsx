import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { CallDrawer } from '../../../page/callDrawer/CallDrawer.tsx';
import { beside, list } from '../../../page/callDrawer/CallDrawer.css.ts';
import { useOpenCall } from '../../../page/callDrawer/useOpenCall.ts';
import { useCallColumns } from '../../../page/calls/useCallColumns.tsx';
import { useContactName } from '../../../page/calls/useContactName.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { FailureText } from '../../../page/errors/FailureText.tsx';
import { useLetterKeys } from '../../../page/letterKeys.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { sheet } from '../../../ui/table/TableToolbar.css.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { callsAndVisits } from './Calls.css.ts';
import { historyWords as words } from './callHistory.messages.ts';
import { LeadCard } from './LeadCard.tsx';
import { VisitsCard } from './VisitsCard.tsx';

const defaults: TableDefaults = { orderBy: 'dateStart', order: 'desc', length: 25, sortable: ['dateStart'] };

/** The calls from one number, and the visits to websites that they came from. */
export function Component() {
  const intl = useIntl();
  const { number = '' } = useParams();
  const { tz } = useProfile();
  const account = useSelectedAccounts();
  const nameOf = useContactName();
  const [view, setView] = useTableSearchParams(defaults);
  const { page, length } = view;
  const history = useEndpoint(
    'getCallHistory',
    {
      params: { number },
      query: { start: page * length, length, ...(account.length > 0 && { account: [...account] }) },
    },
    { keepPreviousData: true },
  );
  const leads = useEndpoint('listLeads', { query: { number, ...(account.length > 0 && { account: [...account] }) } });
  useLive((news) => {
    const isTheirs = news.type === 'call.changed' && news.call.caller === number;
    if (!isTheirs && news.type !== 'calls.changed' && news.type !== 'live.resumed') return;
    void history.mutate();
    void leads.mutate();
  });
  const { data, error } = history;
  const visits = useEndpoint('listCallerVisits', {
    params: { number },
    query: account.length > 0 ? { account: [...account] } : {},
  });
  const openCall = useOpenCall({
    view,
    rows: history.isLoading ? undefined : data?.data,
    total: data?.recordsFiltered ?? 0,
  });
  const first = data?.data[0];
  const caller = (first && (nameOf(number, first.account) ?? first.crmName)) ?? phoneText(number).text;
  return (
    <PageFrame title={intl.formatMessage(words.title, { caller })}>
      <div className={openCall.id === null ? list : `${list} ${beside}`}>
        <div className={callsAndVisits}>
          {leads.data?.map((lead) => (
            <LeadCard key={lead.account} lead={lead} number={number} isOneOfMany={(leads.data?.length ?? 0) > 1} />
          ))}
          <div className={sheet}>
            <DataTable
              label={intl.formatMessage(words.calls)}
              columns={useCallColumns(tz).filter(({ hiddenAtFirst }) => !hiddenAtFirst)}
              rows={data?.data}
              rowKey={({ uuid }) => uuid}
              linkTo={({ uuid }) => paths.call(uuid)}
              onOpen={openCall.open}
              current={openCall.id ?? undefined}
              start={page * length}
              {...(data && { total: data.recordsFiltered })}
              stale={history.isLoading}
              failed={error !== undefined}
              failure={error !== undefined && <FailureText error={error} />}
              onRetry={() => void history.mutate()}
              letterKeys={useLetterKeys()}
              tall
              empty={
                <EmptyState icon="phone" title={intl.formatMessage(words.empty)}>
                  {intl.formatMessage(words.emptyBody)}
                </EmptyState>
              }
            />
            <Pager view={view} total={data?.recordsFiltered} onChange={setView} />
          </div>
          {visits.data && visits.data.length > 0 && (
            <VisitsCard visits={visits.data} timezone={tz} onErase={() => void visits.mutate()} />
          )}
        </div>
        {openCall.id !== null && <CallDrawer id={openCall.id} calls={openCall} />}
      </div>
    </PageFrame>
  );
}

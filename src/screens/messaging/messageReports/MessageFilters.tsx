import type { AskedStatus } from '#values/callStatus.ts';
import { useIntl } from 'react-intl';
import { MessageState } from '#values/sms/messageWords.ts';
import { filterProblems } from '../../../machines/filters/filterSet.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { filterMessages } from '../../../page/filters/filter.messages.ts';
import { FilterChips } from '../../../page/filters/FilterChips.tsx';
import { NumberFilter } from '../../../page/filters/NumberFilter.tsx';
import { RangeFilter } from '../../../page/filters/RangeFilter.tsx';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { stateMessages } from '../../../page/messages/message.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { useUpdateSearchParams } from '../../../ui/table/useUpdateSearchParams.ts';
import { bar, filters as filtersClass } from './MessageReport.css.ts';
import { MessageTabs } from './MessageTabs.tsx';
import { messageReportMessages as words, messageReportNamed } from './messageReport.messages.ts';
import type { MessageReport } from './useMessageReport.ts';

const noStatuses: AskedStatus[] = [];

/** The tabs and the filters of messages: days and numbers wait for Apply, the choices beside them don’t. */
export function MessageFilters({ messages, tab }: { messages: MessageReport; tab: 'report' | 'list' }) {
  const intl = useIntl();
  const update = useUpdateSearchParams();
  const { report, direction, campaign, sender, state } = messages;
  const { filters } = report;
  const campaigns = useEndpoint('listCampaigns', { query: { ...useAccountQuery(), length: 100 } });
  const started = campaigns.data?.data.filter(({ startedAt }) => startedAt !== null) ?? [];
  const [problem] = filterProblems(filters.draft, filters.today);
  const change = (changes: Record<string, string | null>) => update({ ...changes, page: null }, { replace: true });
  const any = (label: string) => ({ value: '', label });
  return (
    <div className={filtersClass}>
      <MessageTabs tab={tab} />
      <section className={bar} aria-label={intl.formatMessage(filterMessages.label)}>
        <RangeFilter filters={filters} />
        <NumberFilter filters={filters} />
        {filters.state !== 'applied' && (
          <>
            <Button
              look="primary"
              disabled={filters.state === 'invalid'}
              onClick={() => filters.send({ type: 'filters.applied' })}
            >
              {intl.formatMessage(filterMessages.apply)}
            </Button>
            <Button look="quiet" onClick={() => filters.send({ type: 'filters.cancelled' })}>
              {intl.formatMessage(filterMessages.cancel)}
            </Button>
          </>
        )}
        {problem && <span role="alert">{intl.formatMessage(filterMessages[problem])}</span>}
        <ToggleButtons
          label={intl.formatMessage(words.direction)}
          value={direction ?? 'both'}
          choices={(['both', 'outbound', 'inbound'] as const).map((value) => ({
            value,
            label: intl.formatMessage(words[value]),
          }))}
          onChange={(value) => change({ direction: value === 'both' ? null : value })}
        />
        <SelectField
          inline
          label={intl.formatMessage(words.state)}
          value={state.join(' ')}
          choices={[
            any(intl.formatMessage(words.anyState)),
            ...(state.length > 1
              ? [
                  {
                    value: state.join(' '),
                    label: state.map((one) => intl.formatMessage(stateMessages[one])).join(', '),
                  },
                ]
              : []),
            ...MessageState.options.map((value) => ({ value, label: intl.formatMessage(stateMessages[value]) })),
          ]}
          onChange={(value) => change({ state: value === '' ? null : value })}
        />
        {(started.length > 0 || campaign !== undefined) && (
          <SelectField
            inline
            label={intl.formatMessage(words.campaign)}
            value={campaign ?? ''}
            choices={[
              any(intl.formatMessage(words.anyCampaign)),
              ...started.map(({ uuid, name }) => ({ value: uuid, label: name })),
            ]}
            onChange={(value) => change({ campaign: value === '' ? null : value })}
          />
        )}
        {sender !== undefined && (
          <Button size="small" onClick={() => change({ sender: null })}>
            {intl.formatMessage(messageReportNamed.only, { number: phoneText(sender).text })}
          </Button>
        )}
      </section>
      <FilterChips filters={filters} isLog={false} statuses={noStatuses} />
    </div>
  );
}

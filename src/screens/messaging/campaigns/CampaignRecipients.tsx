import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Campaign, CampaignRecipient } from '#contract/messaging/campaign.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { choices } from '../../../page/list/List.css.ts';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { reasonMessages } from './campaigns.messages.ts';
import { progressMessages as words, showMessages, stateMessages } from './progress.messages.ts';

const defaults: TableDefaults = { orderBy: 'msisdn', order: 'asc', length: 25, sortable: [] };
type Show = keyof typeof showMessages;
const shows: readonly Show[] = ['all', 'replied', 'bounced', 'opted-out', 'excluded'];

/** What came of each recipient: delivered, bounced, replied, opted out, or why nothing was sent. */
export function CampaignRecipients({ campaign }: { campaign: Campaign }) {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const [show, setShow] = useState<Show>('all');
  const { page, length, search } = view[0];
  const query = { start: page * length, length, show, ...(search && { search }) };
  const found = useEndpoint('getCampaignResults', { params: { id: campaign.uuid }, query }, { keepPreviousData: true });
  const { mutate } = found;
  useEffect(() => void mutate(), [campaign, mutate]);
  const columns = useColumns();
  const recipients = found.data?.recipients;
  return (
    <ListTable
      name="campaignRecipients"
      label={intl.formatMessage(words.recipients)}
      searchLabel={intl.formatMessage(words.searchRecipients)}
      file={`${campaign.identificationCode}-${intl.formatMessage(words.recipientsFile)}`}
      view={view}
      query={found}
      page={recipients && { rows: recipients.data, total: recipients.recordsFiltered }}
      columns={columns}
      rowKey={({ msisdn, message }) => message ?? msisdn}
      choices={
        <div className={choices}>
          <ToggleButtons
            label={intl.formatMessage(words.show)}
            value={show}
            choices={shows.map((value) => ({ value, label: intl.formatMessage(showMessages[value]) }))}
            onChange={setShow}
          />
        </div>
      }
      empty={<EmptyState icon="users" title={intl.formatMessage(words.noRecipients)} />}
    />
  );
}

function useColumns(): Column<CampaignRecipient>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const stateOf = ({ status, excluded, replied, optedOut }: CampaignRecipient) =>
      [
        excluded ? intl.formatMessage(reasonMessages[excluded]) : status && intl.formatMessage(stateMessages[status]),
        replied && title('answered'),
        optedOut && title('optedOut'),
      ]
        .filter(Boolean)
        .join(' · ');
    return [
      {
        key: 'msisdn',
        title: title('number'),
        width: 180,
        fixed: true,
        card: 'title',
        cell: ({ msisdn }) => phoneText(msisdn).text,
        text: ({ msisdn }) => msisdn,
      },
      { key: 'state', title: title('state'), width: 260, card: 'meta', text: stateOf },
      {
        key: 'charge',
        title: title('cost'),
        width: 100,
        align: 'end',
        cell: ({ charge }) => charge && <MoneyText {...charge} />,
      },
      {
        key: 'sentAt',
        title: title('sentAt'),
        width: 140,
        card: 'aside',
        cell: ({ sentAt }) => sentAt && <DateTime value={sentAt} timezone={timezone} />,
        text: ({ sentAt }) => sentAt,
      },
    ];
  }, [intl, timezone]);
}

import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { CampaignOrder } from '#contract/messaging/campaigns.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { useListQuery } from '../../../page/list/useListQuery.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { campaignsMessages as words } from './campaigns.messages.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';

const defaults: TableDefaults<CampaignOrder> = {
  orderBy: 'createdAt',
  order: 'desc',
  length: 25,
  sortable: ['createdAt', 'name', 'status', 'scheduled', 'sender'],
};

/** The campaigns of the selected accounts, with their counts as they change. */
export function ListOfCampaigns() {
  const intl = useIntl();
  const navigate = useNavigate();
  const view = useTableSearchParams(defaults);
  const found = useEndpoint('listCampaigns', { query: useListQuery(view[0]) }, { keepPreviousData: true });
  useLive(({ type }) => {
    if (type === 'campaign.changed' || type === 'live.resumed') void found.mutate();
  });
  return (
    <ListScreen
      name="campaigns"
      words={words}
      icon="mail"
      view={view}
      query={found}
      page={found.data && { rows: found.data.data, total: found.data.recordsFiltered }}
      columns={useCampaignColumns()}
      rowKey={({ uuid }) => uuid}
      linkTo={({ uuid }) => paths.campaign(uuid)}
      action={
        <Button look="primary" onClick={() => void navigate(paths.campaign('new'))}>
          {intl.formatMessage(words.create)}
        </Button>
      }
    />
  );
}

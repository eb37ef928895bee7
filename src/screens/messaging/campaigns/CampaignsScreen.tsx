import { useSearchParams } from 'react-router';
import { CampaignPage } from './CampaignPage.tsx';
import { ListOfCampaigns } from './ListOfCampaigns.tsx';

/** Campaigns, or the one in the URL; `new` begins one. */
export function Component() {
  const [search] = useSearchParams();
  const uuid = search.get('campaign');
  return uuid === null ? <ListOfCampaigns /> : <CampaignPage key={uuid} uuid={uuid === 'new' ? null : uuid} />;
}

import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { DniTab } from './DniTab.tsx';
import { LocationsTab } from './locations/LocationsTab.tsx';
import { MessagingTab } from './MessagingTab.tsx';
import { RoutingForm } from './RoutingForm.tsx';
import type { Tab } from './tabs.ts';

interface OtherTabProps {
  tab: Exclude<Tab, 'flow'>;
  number: TrackingNumber;
  /** Of the number's account. */
  timezone: string;
}

/** Every tab except the call flow, which is in another chunk. */
export function OtherTab({ tab, number, timezone }: OtherTabProps) {
  if (tab === 'details') return <DetailsTab key={number.id} number={number} />;
  if (tab === 'locations') return <LocationsTab account={number.account} country={number.country} />;
  if (tab === 'routing') return <RoutingTab key={number.id} number={number} timezone={timezone} />;
  if (tab === 'messaging') return <MessagingTab number={number} />;
  return <DniTab number={number} />;
}

/** What happens to calls to a number. */
function RoutingTab({ number, timezone }: { number: TrackingNumber; timezone: string }) {
  const { data, error, mutate } = useEndpoint('getNumberExtra', { params: { did: number.did } });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  return <RoutingForm number={number} extra={data} timezone={timezone} onSaved={() => void mutate()} />;
}

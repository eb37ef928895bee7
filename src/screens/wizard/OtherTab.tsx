import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { LocationsTab } from './locations/LocationsTab.tsx';
import { RoutingTab } from './RoutingTab.tsx';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { plannedTabs } from './plannedTabs.messages.ts';

interface OtherTabProps {
  tab: 'details' | 'locations' | 'routing' | Planned;
  number: TrackingNumber;
  /** Of the number's account. */
  timezone: string;
}

/** Every tab except the call flow, which is in another chunk. */
export function OtherTab({ tab, number, timezone }: OtherTabProps) {
  if (tab === 'details') return <DetailsTab key={number.id} number={number} />;
  if (tab === 'locations') return <LocationsTab account={number.account} country={number.country} />;
  if (tab === 'routing') return <RoutingTab key={number.id} number={number} timezone={timezone} />;
  return <PlannedTab tab={tab} />;
}

type Planned = Exclude<keyof typeof plannedTabs, 'title'>;

function PlannedTab({ tab }: { tab: Planned }) {
  const intl = useIntl();
  return (
    <EmptyState icon="clock" title={intl.formatMessage(plannedTabs.title)}>
      {intl.formatMessage(plannedTabs[tab])}
    </EmptyState>
  );
}

import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { plannedTabs } from './plannedTabs.messages.ts';

/** Every tab except the call flow, which is in another chunk. */
export function OtherTab({ tab, number }: { tab: 'details' | Planned; number: TrackingNumber }) {
  return tab === 'details' ? <DetailsTab key={number.id} number={number} /> : <PlannedTab tab={tab} />;
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

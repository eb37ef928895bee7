import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { PlannedTab, type Planned } from './PlannedTab.tsx';

/** Every tab except the call flow, which is in another chunk. */
export function OtherTab({ tab, number }: { tab: 'details' | Planned; number: TrackingNumber }) {
  return tab === 'details' ? <DetailsTab key={number.id} number={number} /> : <PlannedTab tab={tab} />;
}

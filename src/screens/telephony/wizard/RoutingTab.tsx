import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RoutingForm } from './RoutingForm.tsx';

/** What happens to calls to a number. */
export function RoutingTab({ number, timezone }: { number: TrackingNumber; timezone: string }) {
  const { data, error, mutate } = useEndpoint('getNumberExtra', { params: { did: number.did } });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  return <RoutingForm number={number} extra={data} timezone={timezone} onSaved={() => void mutate()} />;
}

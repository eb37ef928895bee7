import { useEffect, useMemo } from 'react';
import type { EndpointName } from '#contract/endpoints.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { atMostEvery } from './atMostEvery.ts';

/** Limits how often calls cause a reload. */
const pauseMs = 5_000;

/** Revalidates the dashboard as calls come in and end. */
export function useLiveFigures(): void {
  const invalidate = useInvalidate();
  const calm = useMemo(() => atMostEvery<EndpointName>(pauseMs, (names) => void invalidate(...names)), [invalidate]);
  useEffect(() => () => calm.stop(), [calm]);
  useLive((news) => {
    if (news.type !== 'call.changed' && news.type !== 'calls.changed' && news.type !== 'live.resumed') return;
    calm.ask('listCalls');
    // Figures only change when a call ends; its row changes all the time.
    if (news.type === 'calls.changed') return;
    if (news.type === 'live.resumed' || news.call.state === 'ended')
      calm.ask('getSummary', 'getTimeAndDay', 'getSources', 'listCallbacks');
  });
}

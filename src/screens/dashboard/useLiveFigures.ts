import { useEffect, useMemo } from 'react';
import type { EndpointName } from '#contract/endpoints.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useLive } from '../../api/client/useLive.ts';
import { atMostEvery } from './atMostEvery.ts';

/** However many calls come in, figures and lists are read no more often than this. */
const pauseMs = 5_000;

/** Reads the dashboard's figures and calls again as calls come in and end. */
export function useLiveFigures(): void {
  const invalidate = useInvalidate();
  const calm = useMemo(() => atMostEvery<EndpointName>(pauseMs, (names) => void invalidate(...names)), [invalidate]);
  useEffect(() => () => calm.stop(), [calm]);
  useLive((news) => {
    if (news.type === 'flow.published') return;
    calm.ask('listCalls');
    // Figures are counted when a call has ended; its row changes all the time.
    if (news.type === 'live.resumed' || news.call.state === 'ended')
      calm.ask('getSummary', 'getTimeAndDay', 'getSources', 'listCallbacks');
  });
}

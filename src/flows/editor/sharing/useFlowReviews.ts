import { useCallback, useEffect, useMemo } from 'react';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLive } from '../../../api/client/useLive.ts';

const none: readonly FlowReview[] = [];

/** The review links of a flow, newest first, current as clients answer and as the draft and its versions change. */
export function useFlowReviews({ account, id, draftVersion }: Flow, live: number | null): readonly FlowReview[] {
  const params = useMemo(() => ({ account, type: 'flow', id }) as const, [account, id]);
  const { data, mutate } = useEndpoint('listFlowReviews', { params });
  const invalidate = useInvalidate();
  const refresh = useCallback(() => void invalidate('listFlowReviews'), [invalidate]);
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'flow.reviewed' && news.flow === id)) refresh();
  });
  const hasAny = data !== undefined && data.length > 0;
  useEffect(() => {
    // What equals what may be different now.
    if (hasAny) void mutate();
  }, [draftVersion, live, hasAny, mutate]);
  return data ?? none;
}

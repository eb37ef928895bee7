import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import { refusedProblems } from '../../../api/client/refusedProblems.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { flowMessages } from '../card/flow.messages.ts';

export interface Publishing {
  /** What calls run now: others and jobs publish too. */
  publication: Publication;
  unschedule: () => Promise<void>;
  endCanary: (action: 'live' | 'back') => Promise<void>;
}

/** What calls of a flow run, kept current, and ending what is scheduled or tried with a part of them. */
export function usePublication(flow: Flow, onRefused: (problems: Problem[]) => void): Publishing {
  const intl = useIntl();
  const { account, id } = flow;
  const params = useMemo(() => ({ account, type: 'flow', id }) as const, [account, id]);
  const { data } = useEndpoint('getPublication', { params });
  const invalidate = useInvalidate();
  const refresh = useCallback(
    () => invalidate('getPublication', 'listFlowVersions', 'listNumbers', 'listFlowReviews'),
    [invalidate],
  );
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'flow.published' && news.flow === id)) void refresh();
  });

  /** What went wrong is shown. */
  const attempt = useCallback(
    async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        await refresh();
      } catch (error) {
        const problems = refusedProblems(error);
        if (problems) onRefused(problems);
        else toasts.add('error', intl.formatMessage(flowMessages.failed));
      }
    },
    [refresh, onRefused, intl],
  );
  return {
    publication: newer(flow, data),
    endCanary: useCallback(
      (action) => attempt(() => call(endpoints.endCanary, { params: { ...params, action } })),
      [attempt, params],
    ),
    unschedule: useCallback(() => attempt(() => call(endpoints.unscheduleFlow, { params })), [attempt, params]),
  };
}

const inForce = ({ publishedVersion, changed }: Flow) => ({ publishedVersion, changed });

/** Version numbers only grow, so that an answer that was overtaken is known. */
function newer(saved: Flow, read: Publication | undefined): Publication {
  if (!read) return { ...inForce(saved), canary: null, schedule: null };
  return (read.publishedVersion ?? 0) > (saved.publishedVersion ?? 0) ? read : { ...read, ...inForce(saved) };
}

import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { CanaryRequest, Publication, ScheduleRequest } from '#contract/telephony/publication.contract.ts';
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
  /** Problems that blocked the last attempt. */
  refused: readonly Problem[];
  dismiss: () => void;
  publishAgain: (version: number, note: string) => Promise<boolean>;
  schedule: (request: ScheduleRequest) => Promise<boolean>;
  unschedule: () => Promise<boolean>;
  startCanary: (request: CanaryRequest) => Promise<boolean>;
  endCanary: (action: 'live' | 'back') => Promise<boolean>;
}

/** What calls of a flow run, kept current, and changing it other than by publishing the draft. */
export function usePublication(flow: Flow): Publishing {
  const intl = useIntl();
  const { account, id } = flow;
  const params = useMemo(() => ({ account, type: 'flow', id }) as const, [account, id]);
  const { data } = useEndpoint('getPublication', { params });
  const invalidate = useInvalidate();
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const refresh = useCallback(
    () => invalidate('getPublication', 'listFlowVersions', 'listNumbers', 'listFlowReviews'),
    [invalidate],
  );
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'flow.published' && news.flow === id)) void refresh();
  });

  /** Whether it was done; what went wrong is shown. */
  const attempt = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        await refresh();
        return true;
      } catch (error) {
        const problems = refusedProblems(error);
        if (problems) setRefused(problems);
        else toasts.add('error', intl.formatMessage(flowMessages.failed));
        return false;
      }
    },
    [refresh, intl],
  );
  return {
    publication: newer(flow, data),
    refused,
    dismiss: useCallback(() => setRefused([]), []),
    publishAgain: useCallback(
      (version, note) =>
        attempt(() => call(endpoints.publishFlowVersion, { params: { ...params, version }, body: { note } })),
      [attempt, params],
    ),
    schedule: useCallback((body) => attempt(() => call(endpoints.scheduleFlow, { params, body })), [attempt, params]),
    startCanary: useCallback((body) => attempt(() => call(endpoints.startCanary, { params, body })), [attempt, params]),
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

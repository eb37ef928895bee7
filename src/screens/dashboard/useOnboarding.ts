import { useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { usePageAccess } from '../../app/page/PageAccess.ts';
import { useErrorText } from '../../app/page/useErrorText.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { onboardingSteps, type OnboardingStep } from './onboardingSteps.ts';

export interface OnboardingList {
  /** `waits` until it is known; `complete` when nothing is left to do. */
  state: 'waits' | 'shown' | 'hidden' | 'complete';
  steps: readonly OnboardingStep[];
  hide: (hidden: boolean) => void;
}

/** The first steps of the accounts, and whether this person wants to see them. Without an answer they are not shown. */
export function useOnboarding(accounts: number[] | undefined): OnboardingList {
  const accessTo = usePageAccess();
  const errorText = useErrorText();
  const found = useEndpoint('getOnboarding', { query: { ...(accounts && { account: accounts }) } });
  const kept = useEndpoint('getPreferences', {});
  const steps = useMemo(() => (found.data ? onboardingSteps(found.data, accessTo) : []), [found.data, accessTo]);
  const hide = (hidden: boolean) => {
    const changed = { ...kept.data, onboardingDismissed: hidden };
    const write = () => call(endpoints.changePreferences, { body: { preferences: { onboardingDismissed: hidden } } });
    kept
      .mutate(write(), { optimisticData: changed, rollbackOnError: true, revalidate: false })
      .catch((error: unknown) => toasts.add('error', errorText(error)));
  };
  return { state: stateOf(), steps, hide };

  function stateOf(): OnboardingList['state'] {
    if (found.error ?? kept.error) return 'complete';
    if (!found.data || !kept.data) return 'waits';
    if (!steps.some(({ state }) => state === 'open')) return 'complete';
    return kept.data.onboardingDismissed === true ? 'hidden' : 'shown';
  }
}

import { useMemo } from 'react';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { usePageAvailability } from '../../page/frame/PageAvailability.ts';
import { usePreferences } from './usePreferences.ts';
import { onboardingSteps, type OnboardingStep } from './onboardingSteps.ts';

export interface OnboardingList {
  /** `waits` while loading; `complete` when nothing is left to do. */
  state: 'waits' | 'shown' | 'hidden' | 'complete';
  steps: readonly OnboardingStep[];
  hide: (hidden: boolean) => void;
}

/** The onboarding steps of the accounts, and whether the user hid them. Not shown on errors. */
export function useOnboarding(accounts: number[] | undefined): OnboardingList {
  const accessTo = usePageAvailability();
  const found = useEndpoint('getOnboarding', { query: { ...(accounts && { account: accounts }) } });
  const { preferences, error, change } = usePreferences();
  const steps = useMemo(() => (found.data ? onboardingSteps(found.data, accessTo) : []), [found.data, accessTo]);
  const hide = (hidden: boolean) => change({ onboardingDismissed: hidden });
  return { state: stateOf(), steps, hide };

  function stateOf(): OnboardingList['state'] {
    if (found.error ?? error) return 'complete';
    if (!found.data || !preferences) return 'waits';
    if (!steps.some(({ state }) => state === 'open')) return 'complete';
    return preferences.onboardingDismissed === true ? 'hidden' : 'shown';
  }
}

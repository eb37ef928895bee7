import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { onboardingMessages as words } from './onboarding.messages.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { usePageAvailability } from '../../../page/frame/PageAvailability.ts';
import { usePreferences } from './usePreferences.ts';
import { onboardingSteps, type OnboardingStep } from './onboardingSteps.ts';

/** The onboarding steps, or a button to show them again once hidden. */
export function FirstSteps({ accounts }: { accounts: number[] | undefined }) {
  const intl = useIntl();
  const { state, steps, hide } = useOnboarding(accounts);
  if (state === 'shown') return <OnboardingCard steps={steps} onHide={() => hide(true)} />;
  if (state !== 'hidden') return null;
  return (
    <div>
      <Button look="quiet" size="small" onClick={() => hide(false)}>
        {intl.formatMessage(words.show)}
      </Button>
    </div>
  );
}

interface OnboardingList {
  /** `waits` while loading; `complete` when nothing is left to do. */
  state: 'waits' | 'shown' | 'hidden' | 'complete';
  steps: readonly OnboardingStep[];
  hide: (hidden: boolean) => void;
}

/** The onboarding steps of the accounts, and whether the user hid them. Not shown on errors. */
function useOnboarding(accounts: number[] | undefined): OnboardingList {
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

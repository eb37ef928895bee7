import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { onboardingMessages as words } from './onboarding.messages.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Boundary } from '../../../page/errors/Boundary.tsx';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { usePageAvailability } from '../../../page/frame/PageAvailability.ts';
import { usePreferences } from './usePreferences.ts';
import { onboardingSteps, type OnboardingStep } from './onboardingSteps.ts';

interface FirstStepsProps {
  accounts: number[] | undefined;
  /** Shown below once it is known how much room the steps take, so that nothing jumps. */
  children: ReactNode;
}

/** The onboarding steps, or a button to show them again once hidden. */
export function FirstSteps({ accounts, children }: FirstStepsProps) {
  const onboarding = useOnboarding(accounts);
  const [isKnown, setKnown] = useState(false);
  if (onboarding.state !== 'waits' && !isKnown) setKnown(true);
  return (
    <>
      <Boundary>
        <Steps onboarding={onboarding} />
      </Boundary>
      {isKnown && children}
    </>
  );
}

function Steps({ onboarding: { state, steps, hide } }: { onboarding: OnboardingList }) {
  const intl = useIntl();
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

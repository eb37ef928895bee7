import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { onboardingMessages as words } from './onboarding.messages.ts';
import { useOnboarding } from './useOnboarding.ts';

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

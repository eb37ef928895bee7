import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { onboardingMessages as words } from './onboarding.messages.ts';
import { useOnboarding } from './useOnboarding.ts';

/** The first steps while there are any, or the way back to them for who hid them. */
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

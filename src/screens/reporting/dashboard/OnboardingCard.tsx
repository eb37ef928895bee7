import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import {
  head,
  mark,
  name,
  place,
  progress,
  step as stepClass,
  steps as stepsClass,
  text,
  words as wordsClass,
} from './Onboarding.css.ts';
import { onboardingMessages as words, stepsDone } from './onboarding.messages.ts';
import type { OnboardingStep } from './onboardingSteps.ts';

function Step({ step, index }: { step: OnboardingStep; index: number }) {
  const intl = useIntl();
  const { state, to } = step;
  const inside = (
    <>
      <span className={mark({ state })} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={13} /> : index + 1}
      </span>
      <span className={wordsClass}>
        <span className={name}>{intl.formatMessage(step.title)}</span>
        <span className={text}>{intl.formatMessage(step.text)}</span>
        {state === 'done' && <span className={visuallyHidden}>{intl.formatMessage(words.done)}</span>}
      </span>
    </>
  );
  if (to === null) return <div className={stepClass({ state })}>{inside}</div>;
  return (
    <Link className={stepClass({ state })} to={to}>
      {inside}
    </Link>
  );
}

/** The onboarding steps and their progress, each linking to its page. */
export function OnboardingCard({ steps, onHide }: { steps: readonly OnboardingStep[]; onHide: () => void }) {
  const intl = useIntl();
  const counted = steps.filter(({ state }) => state !== 'later');
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <Card
      title={intl.formatMessage(words.title)}
      actions={
        <span className={head}>
          <span className={progress}>{intl.formatMessage(stepsDone, { done, all: counted.length })}</span>
          <Button look="quiet" size="small" onClick={onHide}>
            {intl.formatMessage(words.hide)}
          </Button>
        </span>
      }
    >
      <ol className={stepsClass}>
        {steps.map((step, index) => (
          <li key={step.name} className={place}>
            <Step step={step} index={index} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

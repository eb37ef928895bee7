import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Signup } from '#contract/tenancy/signup.contract.ts';
import { localeChoice } from '../../../page/locale/locale.ts';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import { draftOf } from './businessDraft.ts';
import { CardStep } from './CardStep.tsx';
import { heading, lead, step as stepClass, steps as stepsClass } from './Signup.css.ts';
import { doneMessage, invitedMessage, signupMessages as text } from './signup.messages.ts';

const order = ['business', 'card', 'done'] as const;
type Step = (typeof order)[number];
const names = { business: text.businessStep, card: text.cardStep, done: text.doneStep };

/** Business, payment, done. Going back keeps input; submitted data survives a reload. */
export function SignupSteps({ token, signup }: { token: string; signup: Signup }) {
  const intl = useIntl();
  const { title } = useHostTheme();
  const [step, setStep] = useState<Step>(signup.business ? 'card' : 'business');
  const [draft, setDraft] = useState(() => draftOf(signup, localeChoice.current()));
  const inviter = signup.inviter ?? title;
  return (
    <>
      <div>
        <h1 className={heading}>{intl.formatMessage(text.title)}</h1>
        <p className={lead}>{intl.formatMessage(invitedMessage, { inviter, account: signup.accountName })}</p>
      </div>
      <ol className={stepsClass} aria-label={intl.formatMessage(text.steps)}>
        {order.map((one) => (
          <li
            key={one}
            className={stepClass({ reached: order.indexOf(one) <= order.indexOf(step) })}
            aria-current={one === step ? 'step' : undefined}
          >
            {intl.formatMessage(names[one])}
          </li>
        ))}
      </ol>
      {step === 'business' && (
        <BusinessForm
          token={token}
          email={signup.email}
          draft={draft}
          onSent={(sent) => {
            setDraft(sent);
            setStep('card');
          }}
        />
      )}
      {step === 'card' && (
        <CardStep
          token={token}
          payment={signup.payment}
          inviter={inviter}
          onBack={() => setStep('business')}
          onDone={() => setStep('done')}
        />
      )}
      {step === 'done' && (
        <EmptyState
          icon="check"
          title={intl.formatMessage(text.doneTitle)}
          action={
            <Link className={button({ look: 'primary' })} to={paths.login()}>
              {intl.formatMessage(text.toLogin)}
            </Link>
          }
        >
          {intl.formatMessage(doneMessage, { email: signup.email })}
        </EmptyState>
      )}
    </>
  );
}

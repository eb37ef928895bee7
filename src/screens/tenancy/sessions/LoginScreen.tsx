import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { paths } from '#contract/paths.ts';
import { decodeRedirect } from '../../../page/session/redirectParam.ts';
import { liveLoginMachine } from '../../../page/session/login.actors.ts';
import { useSession } from '../../../page/session/SessionContext.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { loginMessages as words, smsLead } from './login.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The login; continues to the requested page or the dashboard. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { stepLogin } = useHostTheme().settings;
  const [state, send] = useMachine(liveLoginMachine, { input: { stepLogin } });
  const inside = useSession((snapshot) => snapshot.matches('loggedIn'));
  const outside = useSession((snapshot) => snapshot.matches('loggedOut'));
  const refusal = useSession(({ context }) => context.problem);
  useEffect(() => {
    if (inside) void navigate(askedPath(), { replace: true });
  }, [inside, navigate]);
  const handedOver = state.matches('entered');
  useEffect(() => {
    if (handedOver && outside) send({ type: 'entrance.refused', problem: refusal ?? 'GEN02' });
  }, [handedOver, outside, refusal, send]);

  const { challenge } = state.context;
  if (challenge !== null) {
    const isRecovery =
      state.matches({ secondFactor: 'recovery' }) || (state.hasTag('busy') && state.context.code.length > 6);
    return (
      <OutsidePage
        title={intl.formatMessage(words.codeTitle)}
        lead={
          isRecovery
            ? intl.formatMessage(words.recoveryLead)
            : challenge.method === 'sms'
              ? intl.formatMessage(smsLead, { mobile: challenge.mobile ?? '' })
              : intl.formatMessage(words.appLead)
        }
      >
        <CodeForm key={isRecovery ? 'recovery' : 'code'} recovery={isRecovery} state={state} send={send} />
      </OutsidePage>
    );
  }
  const isAskingEmail = state.matches('email');
  const inSteps = stepLogin && !isAskingEmail;
  return (
    <OutsidePage title={intl.formatMessage(words.title)} lead={intl.formatMessage(words.lead)}>
      {isAskingEmail && <EmailForm email={state.context.email} send={send} />}
      {inSteps && <PasswordForm state={state} send={send} />}
      {!stepLogin && <LoginForm state={state} send={send} />}
    </OutsidePage>
  );
}

/** The path from the `redirect` parameter. */
function askedPath(): string {
  const { search, origin } = window.location;
  return decodeRedirect(new URLSearchParams(search).get('redirect'), origin) ?? paths.dashboard();
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { paths } from '#contract/paths.ts';
import { securityMessages as words } from '../../../page/security/security.messages.ts';
import { SetUpTwoFactor } from '../../../page/security/SetUpTwoFactor.tsx';
import { useSessionActor } from '../../../page/session/SessionContext.ts';
import { useLogOut } from '../../../page/session/useLogOut.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Where staff set up the second factor without which nothing else is open to them. */
export function Component() {
  const intl = useIntl();
  const session = useSessionActor();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [failure, setFailure] = useState<unknown>(null);

  async function enter(): Promise<void> {
    try {
      session.send({ type: 'profile.changed', profile: await call(endpoints.getMe, {}) });
      await navigate(paths.dashboard());
    } catch (error) {
      setFailure(error);
    }
  }
  return (
    <OutsidePage title={intl.formatMessage(words.twoFactor)} lead={intl.formatMessage(words.due)}>
      {failure !== null && <FailureNotice error={failure} />}
      <SetUpTwoFactor onDone={() => void enter()} />
      <Button look="quiet" onClick={() => void logOut()}>
        {intl.formatMessage(words.logOut)}
      </Button>
    </OutsidePage>
  );
}

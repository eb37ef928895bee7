import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fullName } from '#values/fullName.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { unsaved } from '../../page/session/unsaved.ts';
import { actingBar } from './Identity.css.ts';
import { actingAs, identityMessages as words } from './identity.messages.ts';
import { useIdentity, useIdentityActor } from './pageIdentity.ts';
import { useLocation, useNavigate } from 'react-router';
import { useHostTheme } from '../../page/frame/ThemeContext.ts';

/** Names the impersonated user, and reports a failed switch. */
export function ActingBar() {
  const intl = useIntl();
  const actor = useIdentityActor();
  const profile = useProfile();
  const { actor: myself, accountName } = profile;
  const problem = useIdentity(({ context }) => context.problem);
  useIdentityParameter();
  useEffect(() => {
    if (problem) toasts.add('error', intl.formatMessage(words.refused));
  }, [problem, intl]);
  if (!myself) return null;
  const stop = async () => {
    if (await unsaved.mayLeave()) actor.send({ type: 'identity.cleared' });
  };
  const name = fullName(profile);
  return (
    <div className={actingBar} role="status">
      <span>{intl.formatMessage(actingAs, { name, account: accountName })}</span>
      <Button size="small" onClick={() => void stop()}>
        <FormattedMessage {...words.stop} />
      </Button>
    </div>
  );
}

/** Switches to the identity in the URL and removes the parameter. */
function useIdentityParameter(): void {
  const { identityParameter } = useHostTheme().settings;
  const actor = useIdentityActor();
  const location = useLocation();
  const navigate = useNavigate();
  const settled = useIdentity((snapshot) => snapshot.hasTag('settled'));
  useEffect(() => {
    if (!settled) return;
    const search = new URLSearchParams(location.search);
    const value = search.get(identityParameter);
    if (value === null) return;
    search.delete(identityParameter);
    void navigate({ ...location, search: search.toString() }, { replace: true, state: location.state as unknown });
    actor.send({ type: 'parameter.found', value });
  }, [settled, identityParameter, actor, location, navigate]);
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHostTheme } from '../../page/frame/ThemeContext.ts';
import { useIdentity, useIdentityActor } from './pageIdentity.ts';

/** Switches to the identity in the URL and removes the parameter. */
export function useIdentityParameter(): void {
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

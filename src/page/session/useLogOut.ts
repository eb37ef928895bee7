import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useSessionActor } from './SessionContext.ts';
import { unsaved } from './unsaved.ts';

/** Logs out; asks first if work is unsaved. */
export function useLogOut(): () => Promise<void> {
  const session = useSessionActor();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await unsaved.mayLeave())) return;
    session.send({ type: 'logout.requested' });
    await navigate(paths.login());
  }, [session, navigate]);
}

import { useEffect, useState } from 'react';
import { isStaff } from '#values/permissions.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { useSession } from '../session/SessionContext.ts';
import { reportError } from './reportError.ts';

/** Reports an error to the server; returns its log reference to staff, null to everyone else. */
export function useReference(error: unknown): string | null {
  const [reported, setTold] = useState<string | null>(null);
  const profile = useSession(({ context }) => context.profile);
  useEffect(() => {
    let gone = false;
    void reportError(error).then((reference) => {
      if (!gone) setTold(reference);
    });
    return () => {
      gone = true;
    };
  }, [error]);
  if (!profile || !isStaff(profile.allow)) return null;
  return error instanceof ApiError ? error.reference : reported;
}

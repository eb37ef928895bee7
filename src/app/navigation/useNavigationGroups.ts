import { useMemo } from 'react';
import { canOpen } from './canOpen.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { navigation, type NavigationGroup } from './navigation.ts';

/** The sidebar's groups, limited to links the user may open. */
export function useNavigationGroups(): NavigationGroup[] {
  const { allow } = useProfile();
  return useMemo(
    () =>
      navigation
        .map(({ title, links }) => ({ title, links: links.filter(({ to }) => canOpen(to, allow)) }))
        .filter(({ links }) => links.length > 0),
    [allow],
  );
}

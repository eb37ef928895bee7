import { lazy, type ReactNode, Suspense } from 'react';
import type { Profile } from '#contract/tenancy/users.contract.ts';

const ActingBar = lazy(() => import('./ActingBar.tsx').then((file) => ({ default: file.ActingBar })));
const Gate = lazy(() => import('./IdentityGate.tsx').then((file) => ({ default: file.IdentityGate })));
const Switch = lazy(() => import('./IdentitySwitch.tsx').then((file) => ({ default: file.IdentitySwitch })));

/** Only system users impersonate; others never load this code. */
export const mayAct = ({ actor, allow }: Profile): boolean => actor !== null || allow.system === true;

export function IdentityBar({ profile }: { profile: Profile }) {
  return (
    mayAct(profile) && (
      <Suspense>
        <ActingBar />
      </Suspense>
    )
  );
}

export function IdentityMenu({ profile }: { profile: Profile }) {
  return (
    mayAct(profile) && (
      <Suspense>
        <Switch />
      </Suspense>
    )
  );
}

export function ReadersPage({ profile, reader, children }: { profile: Profile; reader: string; children: ReactNode }) {
  if (!mayAct(profile)) return children;
  return (
    <Suspense>
      <Gate reader={reader}>{children}</Gate>
    </Suspense>
  );
}

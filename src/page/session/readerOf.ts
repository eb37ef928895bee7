import type { Profile } from '#contract/tenancy/users.contract.ts';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import { readerIdentity, type ReaderIdentity } from '../../api/client/IdentityContext.ts';

/** The identity this tab reads as: the user's, or the impersonated one. */
export function readerOf(profile: Profile): ReaderIdentity {
  return readerIdentity(profile, profile.actor ? impersonatedIdentity.current() : null);
}

import type { Profile } from '#contract/users.contract.ts';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import { readerIdentity, type ReaderIdentity } from '../../api/client/IdentityContext.ts';

/** Who reads in this tab: the person of the profile, or whom staff act as. */
export function readerOf(profile: Profile): ReaderIdentity {
  return readerIdentity(profile, profile.actor ? impersonatedIdentity.current() : null);
}

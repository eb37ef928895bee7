import { mutate } from 'swr';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import { selectedAccounts } from '../../page/accounts/selectedAccounts.ts';

/** Clears what this tab keeps of whoever was logged in: the identity acted as, the selected accounts, everything read. */
export function forgetUser(): void {
  impersonatedIdentity.choose(null);
  selectedAccounts.choose([]);
  void mutate(() => true, undefined, { revalidate: false });
}

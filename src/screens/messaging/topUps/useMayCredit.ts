import { isStaff } from '#values/permissions.ts';
import { resellers } from '#values/roleGroups.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';

/** Whether top-ups and prices of a paying account may be entered: resellers do it for their clients, staff for everybody. */
export function useMayCredit(payer: number): boolean {
  const { account, allow, actor } = useProfile();
  const isReseller = useAllowed(resellers);
  const sees = useAccounts().some(({ id }) => id === payer);
  return isReseller && sees && (payer !== account || Boolean(actor) || isStaff(allow));
}

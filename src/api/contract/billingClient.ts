import type { AccountType } from './accounts.contract.ts';

/** Whether an account is billed as a client of its reseller unless told otherwise: a business or client right below one is. */
export function isUsuallyBilled(type: AccountType, father: AccountType | undefined): boolean {
  return father === 'reseller' && (type === 'business' || type === 'client');
}

import type { AccountType } from './accounts.contract.ts';

/** Whether an account is a billing client by default: a business or client directly below a reseller is. */
export function isUsuallyBilled(type: AccountType, father: AccountType | undefined): boolean {
  return father === 'reseller' && (type === 'business' || type === 'client');
}

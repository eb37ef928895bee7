import { currencyOfCountry } from '#values/countries.ts';
import { useSelectedAccounts } from '../accounts/selectedAccounts.ts';
import { useAccounts } from '../accounts/useAccounts.ts';

/** The currency in which values of calls are filtered: that of the first selected account, or of one's own. */
export function useFilterCurrency(): string {
  const accounts = useAccounts();
  const [selected] = useSelectedAccounts();
  const account = accounts.find(({ id }) => id === selected) ?? accounts[0];
  return currencyOfCountry(account?.country ?? 'AU');
}

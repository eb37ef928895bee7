import { useMemo } from 'react';
import { fullName } from '#values/fullName.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';

const tenMinutes = 600_000;

/** Looks up a number in the address book, the account's own contacts first; cached for 600 s. */
export function useContactName(): (number: string, account: number) => string | undefined {
  const { data } = useEndpoint('listContacts', {}, { dedupingInterval: tenMinutes, revalidateOnFocus: false });
  const names = useMemo(() => {
    const found = new Map<string, string>();
    for (const contact of data ?? []) {
      const { account, numbers } = contact;
      const name = fullName(contact);
      for (const { num } of numbers) {
        found.set(`${account} ${num}`, name);
        if (!found.has(num)) found.set(num, name);
      }
    }
    return found;
  }, [data]);
  return (number, account) => names.get(`${account} ${number}`) ?? names.get(number);
}

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';

/** Call after changing accounts: refreshes the cached account tree and invalidates single accounts. */
export function useRefreshAccounts(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(async () => {
    const isTree = (key: unknown) => Array.isArray(key) && key[1] === 'getAccountTree';
    await Promise.all([
      mutate(isTree, call(endpoints.getFreshAccounts, {}), { revalidate: false }),
      invalidate('getAccountBranch', 'getAccount'),
    ]);
  }, [mutate, invalidate]);
}

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { EndpointName } from '#contract/endpoints.ts';

/** Revalidates all data of the named endpoints. */
export function useInvalidate(): (...names: EndpointName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...names) => {
      const wanted = new Set<unknown>(names);
      await mutate((key) => Array.isArray(key) && wanted.has(key[1]));
    },
    [mutate],
  );
}

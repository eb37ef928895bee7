import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';

type Change = Omit<Parameters<typeof call<typeof endpoints.changeNumber>>[1]['body'], 'version'>;

/** Saves changes of a number. After a stale save, saving again overwrites the other change. */
export function useNumberChange({ did, version: read }: TrackingNumber) {
  const [version, setVersion] = useState(read);
  const { mutate } = useSWRConfig();
  return async (change: Change): Promise<TrackingNumber> => {
    try {
      const after = await call(endpoints.changeNumber, { params: { did }, body: { ...change, version } });
      setVersion(after.version);
      // Another tab of the number may save before the list is read again, and must not find its own change stale.
      await mutate<TrackingNumber[]>(
        (key) => Array.isArray(key) && key[1] === 'listNumbers',
        (numbers) => numbers?.map((each) => (each.id === after.id ? after : each)),
        { revalidate: false },
      );
      return after;
    } catch (error) {
      setVersion(staleVersion(error) ?? version);
      throw error;
    }
  };
}

/** The current version, from a stale save. */
export function staleVersion(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'STALE-VERSION') return undefined;
  const { info } = error;
  const version = typeof info === 'object' && info !== null && !Array.isArray(info) ? info['version'] : undefined;
  return typeof version === 'number' ? version : undefined;
}

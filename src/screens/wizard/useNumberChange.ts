import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';

type Change = Omit<Parameters<typeof call<typeof endpoints.changeNumber>>[1]['body'], 'version'>;

/** Saves changes of a number. After a stale save, saving again overwrites the other change. */
export function useNumberChange({ did, version: read }: TrackingNumber) {
  const [version, setVersion] = useState(read);
  return async (change: Change): Promise<TrackingNumber> => {
    try {
      const after = await call(endpoints.changeNumber, { params: { did }, body: { ...change, version } });
      setVersion(after.version);
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

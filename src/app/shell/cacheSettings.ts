import type { SWRConfiguration } from 'swr';
import { ApiError } from '../../api/client/apiError.ts';

/** Retries only what a retry can fix, not rejections. */
export const cacheSettings: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.code === 'GEN01' || error.status >= 500,
};

import { useCallback, useRef } from 'react';
import type { Preferences } from '#contract/telephony/dashboard.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';

/** The user's preferences. Changes show immediately; a failed save shows an error and rolls back. */
export function usePreferences() {
  const showFailure = useFailureToast();
  const { data, error, mutate } = useEndpoint('getPreferences', {});
  // Saves run in order, because each carries a whole list.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(
    (preferences: Preferences) => {
      const write = () => call(endpoints.changePreferences, { body: { preferences } });
      const written = last.current.then(write, write);
      last.current = written;
      mutate(written, {
        optimisticData: (_kept, shown) => ({ ...shown, ...preferences }),
        rollbackOnError: true,
        revalidate: false,
      }).catch((failure: unknown) => showFailure(failure));
    },
    [mutate, showFailure],
  );
  return { preferences: data, error, change };
}

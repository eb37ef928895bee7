import { useCallback, useState } from 'react';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';

/** Unblocks callers; the last one can be restored. */
export function useUnblock(refresh: () => Promise<unknown>) {
  const showFailure = useFailureToast();
  const [removed, setRemoved] = useState<BlockedCaller | null>(null);

  const unblock = useCallback(
    async (row: BlockedCaller) => {
      try {
        await call(endpoints.unblock, { params: { account: row.account, id: row.id } });
        setRemoved(row);
      } catch (failure) {
        showFailure(failure);
      }
      await refresh();
    },
    [refresh, showFailure],
  );
  const undo = async ({ account, caller, name }: BlockedCaller) => {
    try {
      await call(endpoints.blockNumber, { params: { account }, body: { caller, name } });
      setRemoved(null);
    } catch (failure) {
      showFailure(failure);
    }
    await refresh();
  };
  return { removed, unblock, undo };
}

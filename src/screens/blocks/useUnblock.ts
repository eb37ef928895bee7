import { useCallback, useState } from 'react';
import type { BlockedCaller } from '#contract/blocked.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useErrorText } from '../../page/errors/useErrorText.ts';
import { toasts } from '../../ui/toast/toasts.ts';

/** Unblocks callers; the last one can be restored. */
export function useUnblock(refresh: () => Promise<unknown>) {
  const errorText = useErrorText();
  const [removed, setRemoved] = useState<BlockedCaller | null>(null);

  const unblock = useCallback(
    async (row: BlockedCaller) => {
      try {
        await call(endpoints.unblock, { params: { account: row.account, id: row.id } });
        setRemoved(row);
      } catch (failure) {
        toasts.add('error', errorText(failure));
      }
      await refresh();
    },
    [refresh, errorText],
  );
  const undo = async ({ account, caller, name }: BlockedCaller) => {
    try {
      await call(endpoints.blockNumber, { params: { account }, body: { caller, name } });
      setRemoved(null);
    } catch (failure) {
      toasts.add('error', errorText(failure));
    }
    await refresh();
  };
  return { removed, unblock, undo };
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useRefreshAccounts } from '../../../page/accounts/useRefreshAccounts.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { movedRows } from './movedRows.ts';
import { moveMessages, moveRefused } from './structure.messages.ts';

interface Structure {
  /** Undefined while loading. */
  rows: readonly AccountRow[] | undefined;
  failed: boolean;
  retry: () => void;
  /** Moves an account optimistically; reverts and reports the error if the server rejects it. */
  move: (row: AccountRow, father: AccountRow) => Promise<void>;
}

/** The user's account and those below, of any status. */
export function useStructure(): Structure {
  const intl = useIntl();
  const errorText = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefreshAccounts();
  const { account } = useProfile();
  const input = useMemo(() => ({ params: { accountId: account, depth: 'all' as const } }), [account]);
  const { data, error, mutate } = useEndpoint('getAccountBranch', input);

  async function move(row: AccountRow, father: AccountRow): Promise<void> {
    try {
      await mutate(
        async (current = []) => {
          const body = { version: row.version, father: father.id };
          const moved = await call(endpoints.changeAccount, { params: { accountId: row.id }, body });
          return movedRows(current, moved.id, father.id).map((one) =>
            one.id === moved.id ? { ...one, version: moved.version } : one,
          );
        },
        {
          optimisticData: (current = []) => movedRows(current, row.id, father.id),
          rollbackOnError: true,
          revalidate: false,
        },
      );
      toasts.add('success', intl.formatMessage(moveMessages.moved, { name: row.name, father: father.name }));
    } catch (reason) {
      showFailure(reason, intl.formatMessage(moveRefused, { name: row.name, reason: errorText(reason) }));
    } finally {
      await refresh();
    }
  }

  return { rows: data, failed: error !== undefined, retry: () => void mutate(), move };
}

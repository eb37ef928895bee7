import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ApiKey } from '#contract/tenancy/apiKeys.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { unsaved } from '../../../page/session/unsaved.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { account as accountClass } from './ApiKeys.css.ts';
import { apiKeysMessages as words, apiKeysNamed } from './apiKeys.messages.ts';
import { KeyForm } from './KeyForm.tsx';
import { useKeyColumns } from './useKeyColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'createdBy', 'lastUsedAt', 'expiresAt'],
};

/** Lists an account's API keys. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const showFailure = useFailureToast();
  const [chosen, setChosen] = useState<number | null>(null);
  const account = chosen ?? (selected.length === 1 ? selected[0] : undefined) ?? own;
  const choose = async (next: number | null) => {
    if (await unsaved.mayLeave('account')) setChosen(next);
  };
  const keys = useEndpoint('listApiKeys', { params: { account } });
  const { mutate } = keys;
  const view = useTableSearchParams(defaults);
  const revoke = useCallback(
    async ({ id, name, account: of }: ApiKey) => {
      const title = intl.formatMessage(apiKeysNamed.revokeOne, { name });
      const sure = await confirmations.ask({
        title,
        text: intl.formatMessage(words.revokeBody),
        confirm: intl.formatMessage(words.revoke),
        cancel: intl.formatMessage(words.cancel),
        danger: true,
      });
      if (!sure) return;
      try {
        await call(endpoints.revokeApiKey, { params: { account: of, id } });
      } catch (failure) {
        showFailure(failure);
      }
      await mutate();
    },
    [intl, mutate, showFailure],
  );
  const columns = useKeyColumns(useCallback((key) => void revoke(key), [revoke]));
  const found = keys.data?.filter(({ name, prefix }) =>
    matchesSearch(view[0].search, { texts: [name, prefix], numbers: [] }),
  );
  return (
    <ListScreen
      name="apiKeys"
      words={{ ...words, nothing: words.none }}
      icon="key"
      view={view}
      query={keys}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ id }) => id}
      lead={
        <>
          {accounts.length > 1 && (
            <div className={accountClass}>
              <AccountField
                label={intl.formatMessage(words.account)}
                accounts={accounts}
                value={account}
                onChange={(next) => void choose(next)}
              />
            </div>
          )}
          <KeyForm key={account} account={account} />
        </>
      }
    />
  );
}

import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BlockedCaller } from '#contract/blocked.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { useErrorText } from '../../page/errors/useErrorText.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { useAccounts } from '../../page/accounts/useAccounts.ts';
import { AccountField } from '../../ui/account/AccountField.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SearchBox } from '../../ui/field/SearchBox.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { sheet, toolbar, searching } from '../../ui/table/TableToolbar.css.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { BlockForm } from './BlockForm.tsx';
import * as styles from './Blocks.css.ts';
import { blocksMessages as words, blocksNamed } from './blocks.messages.ts';
import { useBlockColumns } from './useBlockColumns.tsx';

/** Whether a blocked caller has the words in its name, or the digits in its number. */
function isFound({ caller, name }: BlockedCaller, search: string): boolean {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return name.toLowerCase().includes(search.toLowerCase()) || (digits !== '' && caller.includes(digits));
}

/** The callers that an account takes no calls from. */
export function Component() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { account: own, tz } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const [chosen, setChosen] = useState<number | null>(null);
  const account = chosen ?? (selected.length === 1 ? selected[0] : undefined) ?? own;
  const { data, error, mutate } = useEndpoint('listBlocked', { params: { account } });
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<BlockedCaller | null>(null);

  const unblock = useCallback(
    async (row: BlockedCaller) => {
      try {
        await call(endpoints.unblock, { params: { account: row.account, id: row.id } });
        setRemoved(row);
      } catch (failure) {
        toasts.add('error', errorText(failure));
      }
      await mutate();
    },
    [mutate, errorText],
  );
  const undo = async ({ account: of, caller, name }: BlockedCaller) => {
    try {
      await call(endpoints.blockNumber, { params: { account: of }, body: { caller, name } });
      setRemoved(null);
    } catch (failure) {
      toasts.add('error', errorText(failure));
    }
    await mutate();
  };
  const columns = useBlockColumns(
    tz,
    useCallback((row: BlockedCaller) => void unblock(row), [unblock]),
  );
  const rows = data?.filter((row) => search === '' || isFound(row, search));
  const isSearch = search !== '' && data !== undefined && data.length > 0;
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      <div className={styles.page}>
        <p className={styles.intro}>{intl.formatMessage(words.intro)}</p>
        {accounts.length > 1 && (
          <div className={styles.account}>
            <AccountField
              label={intl.formatMessage(words.account)}
              accounts={accounts}
              value={account}
              onChange={setChosen}
            />
          </div>
        )}
        <BlockForm key={account} account={account} />
        {removed && (
          <Notice
            tone="success"
            action={
              <Button size="small" onClick={() => void undo(removed)}>
                {intl.formatMessage(words.undo)}
              </Button>
            }
          >
            {intl.formatMessage(blocksNamed.unblocked, { number: phoneText(removed.caller).text })}
          </Notice>
        )}
        <div className={sheet}>
          <div className={toolbar}>
            <div className={searching}>
              <SearchBox text label={intl.formatMessage(words.search)} value={search} onSearch={setSearch} />
            </div>
          </div>
          <DataTable
            label={intl.formatMessage(words.title)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            failed={error !== undefined}
            onRetry={() => void mutate()}
            expected={5}
            empty={
              <EmptyState icon="ban" title={intl.formatMessage(isSearch ? words.none : words.empty)}>
                {!isSearch && intl.formatMessage(words.emptyBody)}
              </EmptyState>
            }
          />
        </div>
      </div>
    </PageFrame>
  );
}

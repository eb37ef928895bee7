import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { unsaved } from '../../../page/session/unsaved.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { BlockRuleField } from './BlockRuleField.tsx';
import { BlockForm } from './BlockForm.tsx';
import { account as accountClass } from './Blocks.css.ts';
import { blocksMessages as words, blocksNamed } from './blocks.messages.ts';
import { useBlockColumns } from './useBlockColumns.tsx';
import { useUnblock } from './useUnblock.ts';

const defaults: TableDefaults = {
  orderBy: 'createdAt',
  order: 'desc',
  length: 25,
  sortable: ['createdAt', 'caller', 'name', 'createdBy'],
};

/** Lists an account's blocked callers. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const [chosen, setChosen] = useState<number | null>(null);
  const account = chosen ?? (selected.length === 1 ? selected[0] : undefined) ?? own;
  const choose = async (next: number | null) => {
    if (await unsaved.mayLeave('account')) setChosen(next);
  };
  const blocked = useEndpoint('listBlocked', { params: { account } });
  const view = useTableSearchParams(defaults);
  const { removed, unblock, undo } = useUnblock(blocked.mutate);
  const columns = useBlockColumns(unblock);
  const found = blocked.data?.filter(({ name, caller }) =>
    matchesSearch(view[0].search, { texts: [name], numbers: [caller] }),
  );
  return (
    <ListScreen
      name="blocks"
      words={{ ...words, nothing: words.none }}
      icon="ban"
      view={view}
      query={blocked}
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
          <BlockForm key={account} account={account} />
          <BlockRuleField key={`rules ${account}`} account={account} />
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
        </>
      }
    />
  );
}

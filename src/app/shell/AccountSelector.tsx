import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { PickList } from '../../ui/pickList/PickList.tsx';
import { chooseAccounts } from '../../page/accounts/chooseAccounts.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useAccounts, useOnlyVisibleAccounts } from '../../page/accounts/useAccounts.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { triggerText } from './AccountSelector.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { accountCount } from './shellCount.messages.ts';

/** Selects the accounts that pages cover, from a searchable tree; none means all. */
export function AccountSelector() {
  const intl = useIntl();
  const accounts = useAccounts();
  useOnlyVisibleAccounts(() => toasts.add('warning', intl.formatMessage(words.hiddenAccount)));
  const chosen = useSelectedAccounts();
  const only = chosen.length === 1 ? accounts.find(({ id }) => id === chosen[0]) : undefined;
  const text =
    only?.name ??
    (chosen.length === 0
      ? intl.formatMessage(words.allAccounts)
      : intl.formatMessage(accountCount, { count: chosen.length }));
  return (
    <Popover
      label={`${intl.formatMessage(words.accounts)}: ${text}`}
      trigger={
        <>
          <Icon name="building" />
          <span className={triggerText}>{text}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      {() => (
        <>
          <PickList
            label={intl.formatMessage(words.accounts)}
            searchLabel={intl.formatMessage(words.searchAccounts)}
            emptyLabel={intl.formatMessage(words.noAccounts)}
            multiple
            options={accounts.map(({ id, name, subLevel }) => ({ id: String(id), label: name, indent: subLevel }))}
            chosen={chosen.map(String)}
            onChange={(ids) => void chooseAccounts(ids.map(Number))}
          />
          {chosen.length > 0 && (
            <Button look="quiet" size="small" wide onClick={() => void chooseAccounts([])}>
              {intl.formatMessage(words.allAccounts)}
            </Button>
          )}
        </>
      )}
    </Popover>
  );
}

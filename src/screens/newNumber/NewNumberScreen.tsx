import { useIntl } from 'react-intl';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { useAccounts } from '../../page/accounts/useAccounts.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { NewNumberForm } from './NewNumberForm.tsx';
import { newNumberMessages as words } from './newNumber.messages.ts';
import { column } from './NewNumber.css.ts';

/** Rents a tracking number, then opens its wizard. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const wanted = selected.length === 1 ? selected[0] : own;
  const first = accounts.find(({ id }) => id === wanted) ?? accounts[0];
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      <div className={column}>
        {first ? <NewNumberForm accounts={accounts} first={first} /> : <Skeleton height="70dvh" />}
      </div>
    </PageFrame>
  );
}

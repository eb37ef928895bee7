import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './CallImport.css.ts';
import { CallFileCard } from './CallFileCard.tsx';
import { importMessages as words } from './callImport.messages.ts';
import { ImportsCard } from './ImportsCard.tsx';

/** Imports calls of another system into an account, and lists its imports. */
export function Component() {
  const intl = useIntl();
  const { account: own, tz } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const [chosen, setChosen] = useState<number | null>(null);
  const account = chosen ?? (selected.length === 1 ? selected[0] : undefined) ?? own;
  const imports = useEndpoint('listCallImports', { params: { account } });
  const timezone = accounts.find(({ id }) => id === account)?.timezone ?? tz;
  const refresh = () => void imports.mutate();
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      <div className={styles.page}>
        <p className={styles.muted}>{intl.formatMessage(words.intro)}</p>
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
        <CallFileCard key={account} account={account} timezone={timezone} onImported={refresh} />
        {imports.error !== undefined && <FailedLoad error={imports.error} onRetry={refresh} />}
        {imports.isLoading && <Skeleton height="120px" />}
        {imports.data && <ImportsCard imports={imports.data} onChanged={refresh} />}
      </div>
    </PageFrame>
  );
}

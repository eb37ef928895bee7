import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AccountField } from '../../ui/pickList/AccountField.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import * as styles from './OneAccountPage.css.ts';
import { oneAccountMessages as words } from './oneAccount.messages.ts';
import type { useOneAccount } from './useOneAccount.ts';

interface OneAccountPageProps extends ReturnType<typeof useOneAccount> {
  title: string;
  intro: string;
  /** For tables. */
  wide?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page in one column, usually a narrow one, that is about one account, which can be chosen where there are several. */
export function OneAccountPage(props: OneAccountPageProps) {
  const { title, intro, wide, actions, children, account, accounts, choose } = props;
  const intl = useIntl();
  return (
    <PageFrame title={title} actions={actions}>
      <div className={wide ? styles.wide : styles.column}>
        <p className={styles.intro}>{intro}</p>
        {accounts.length > 1 && (
          <div className={styles.account}>
            <AccountField
              label={intl.formatMessage(words.account)}
              accounts={accounts}
              value={account}
              onChange={(next) => void choose(next)}
            />
          </div>
        )}
        {children}
      </div>
    </PageFrame>
  );
}

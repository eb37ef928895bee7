import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import * as styles from './Ga4.css.ts';
import { ga4Messages as words } from './ga4.messages.ts';
import { MeasurementCard } from './MeasurementCard.tsx';
import { MeasurementDialog } from './MeasurementDialog.tsx';

/** The measurements of Google Analytics that calls of an account are sent to. */
export function Component() {
  const intl = useIntl();
  const { account, accounts, choose } = useOneAccount();
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listMeasurements', { params: { account } });
  const refresh = () => void mutate();
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      <div className={styles.column}>
        <p className={styles.intro}>{intl.formatMessage(words.intro)}</p>
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
        {!data && error && <FailedLoad error={error} onRetry={refresh} />}
        {!data && !error && <Skeleton height="12rem" />}
        {data?.length === 0 && (
          <EmptyState icon="chart" title={intl.formatMessage(words.empty)}>
            {intl.formatMessage(words.emptyBody)}
          </EmptyState>
        )}
        {data?.map((measurement) => (
          <MeasurementCard key={measurement.uuid} measurement={measurement} onChanged={refresh} />
        ))}
      </div>
      {isAdding && (
        <MeasurementDialog
          account={account}
          measurement={null}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            refresh();
          }}
        />
      )}
    </PageFrame>
  );
}

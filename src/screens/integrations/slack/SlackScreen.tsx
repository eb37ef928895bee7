import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import * as styles from './Slack.css.ts';
import { slackMessages as words } from './slack.messages.ts';
import { SlackForm } from './SlackForm.tsx';

/** Which calls of an account are posted to a channel of Slack. */
export function Component() {
  const intl = useIntl();
  const { account, accounts, choose } = useOneAccount();
  const { data, error, mutate } = useEndpoint('getSlack', { params: { account } });
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
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
        {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="20rem" />}
        {data && (
          <SlackForm
            key={`${account} ${data.uuid ?? ''} ${data.version}`}
            account={account}
            slack={data}
            onSaved={(next) => void mutate(next, { revalidate: false })}
          />
        )}
      </div>
    </PageFrame>
  );
}

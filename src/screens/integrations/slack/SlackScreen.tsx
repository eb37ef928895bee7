import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { slackMessages as words } from './slack.messages.ts';
import { SlackForm } from './SlackForm.tsx';

/** Which calls of an account are posted to a channel of Slack. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { data, error, mutate } = useEndpoint('getSlack', { params: { account } });
  return (
    <OneAccountPage {...one} title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
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
    </OneAccountPage>
  );
}

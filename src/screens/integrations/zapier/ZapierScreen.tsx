import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import * as styles from './Zapier.css.ts';
import { zapierMessages as words } from './zapier.messages.ts';
import { Zaps } from './Zaps.tsx';

/** How to connect Zapier, and the Zaps that wait for events of an account. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { data, error, mutate } = useEndpoint('listHooks', { query: { account } }, { refreshInterval: 15_000 });
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  return (
    <OneAccountPage {...one} title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
      <Card title={text('connect')}>
        <ol className={styles.steps}>
          <li>
            {text('createKey')}
            <div>
              <Link to={paths.apiKeys()}>{text('keys')}</Link>
            </div>
          </li>
          <li>
            {text('signIn')}
            <CopyText label={text('address')} copyLabel={text('copyAddress')} text={location.origin} />
          </li>
          <li>{text('turnOn')}</li>
        </ol>
      </Card>
      <Card title={text('zaps')}>
        {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="6rem" />}
        {data && <Zaps hooks={data.hooks} onEnded={() => void mutate()} />}
      </Card>
    </OneAccountPage>
  );
}

import { useIntl } from 'react-intl';
import { isAllowed } from '#values/permissions.ts';
import { resellers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { LinkButton } from '../../../page/oauthLinks/LinkButton.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import * as styles from './OAuthLinks.css.ts';
import { oauthLinksMessages as words } from './oauthLinks.messages.ts';

/** The accounts at other systems that are linked for an account, and as whose applications we ask there. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { allow } = useProfile();
  const { data, error, mutate } = useEndpoint('listOAuthLinks', { query: { account } });
  const refresh = () => void mutate();
  const ready = data?.providers.filter(({ client }) => client !== null) ?? [];
  return (
    <OneAccountPage {...one} title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="12rem" />}
      {ready.length > 0 && (
        <div className={styles.buttons}>
          {ready.map(({ provider }) => (
            <LinkButton key={provider} account={account} provider={provider} onLinked={refresh} />
          ))}
        </div>
      )}
      {data?.auth.length === 0 && (
        <EmptyState icon="transfer" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(ready.length > 0 ? words.emptyBody : words.noneReady)}
        </EmptyState>
      )}
      {data?.auth.map((link) => (
        <LinkCard key={link.uuid} account={account} link={link} onChanged={refresh} />
      ))}
      {data && isAllowed(allow, resellers) && (
        <ApplicationsCard account={account} providers={data.providers} onChanged={refresh} />
      )}
    </OneAccountPage>
  );
}

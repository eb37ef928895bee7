import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LatestSales } from './LatestSales.tsx';
import { SaleFileCard } from './SaleFileCard.tsx';
import { SaleUploadsCard } from './SaleUploadsCard.tsx';
import { saleWords as words } from './sales.messages.ts';

/** Uploads sales of an account, and shows which calls they come from. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const { tz } = useProfile();
  const timezone = useAccounts().find(({ id }) => id === account)?.timezone ?? tz;
  const { data, error, mutate } = useEndpoint('listSaleUploads', { query: { account: [account] } });
  const refresh = () => void mutate();
  return (
    <OneAccountPage {...one} wide title={intl.formatMessage(words.title)} intro={intl.formatMessage(words.intro)}>
      <SaleFileCard key={account} account={account} timezone={timezone} onRecorded={refresh} />
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="120px" />}
      {data && <SaleUploadsCard uploads={data} onChanged={refresh} />}
      <LatestSales account={account} />
    </OneAccountPage>
  );
}

import { useIntl } from 'react-intl';
import { resellers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { AutoTopUpCard } from './AutoTopUpCard.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { DueTopUps } from './DueTopUps.tsx';
import { Ledger } from './Ledger.tsx';
import { PricesCard } from './PricesCard.tsx';
import { page, pair } from './TopUps.css.ts';
import { topUpMessages as words } from './topUps.messages.ts';

const defaults: TableDefaults<'stamp'> = { orderBy: 'stamp', order: 'desc', length: 25, sortable: [] };

/** The SMS credit of the selected account, or of one’s own: what is left, what messages cost, and the ledger. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const [selected] = useSelectedAccounts();
  const account = selected ?? own;
  const view = useTableSearchParams(defaults);
  const { page: at, length } = view[0];
  const query = { start: at * length, length };
  const isReseller = useAllowed(resellers);
  const credit = useEndpoint('getSmsCredit', { params: { account }, query }, { keepPreviousData: true });
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      {credit.error && !credit.data ? (
        <FailedLoad error={credit.error} onRetry={() => void credit.mutate()} />
      ) : !credit.data ? (
        <div className={page} aria-busy="true">
          <Skeleton height="160px" />
          <Skeleton height="320px" />
        </div>
      ) : (
        <div className={page}>
          {isReseller && <DueTopUps />}
          <div className={pair}>
            <div className={page}>
              <BalanceCard key={account} account={account} credit={credit.data} />
              <AutoTopUpCard
                key={`auto-${account}`}
                account={account}
                payer={credit.data.payer}
                currency={credit.data.balance.currency}
              />
            </div>
            <PricesCard key={account} credit={credit.data} />
          </div>
          <Ledger entries={credit.data.entries} view={view} query={credit} />
        </div>
      )}
    </PageFrame>
  );
}

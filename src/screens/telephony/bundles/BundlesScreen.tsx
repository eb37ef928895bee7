import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { bundlesMessages as words, holderWords, stateWords } from './bundles.messages.ts';
import { BundleStateBadge } from './BundleStateBadge.tsx';
import { usePlaceText } from './usePlaceText.ts';

const defaults: TableDefaults = {
  orderBy: 'place',
  order: 'asc',
  length: 25,
  sortable: ['place', 'holder', 'account', 'state', 'validUntil'],
};

/** Lists what accounts have proven to regulators, and what is under way. */
export function Component() {
  const intl = useIntl();
  const bundles = useEndpoint('listBundles', { query: useAccountQuery() });
  const view = useTableSearchParams(defaults);
  const columns = useBundleColumns();
  const placeText = usePlaceText();
  const accountText = useAccountText();
  const found = bundles.data?.filter((bundle) =>
    matchesSearch(view[0].search, { texts: [placeText(bundle), accountText(bundle)], numbers: [] }),
  );
  return (
    <ListScreen
      name="bundles"
      words={words}
      icon="file"
      view={view}
      query={bundles}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      linkTo={({ uuid }) => paths.bundle(uuid)}
      action={
        <Link className={button({ look: 'primary' })} to={paths.bundle('new')}>
          <Icon name="plus" />
          {intl.formatMessage(words.new)}
        </Link>
      }
    />
  );
}

function useAccountText(): (bundle: Bundle) => string {
  const accounts = useAccounts();
  return useCallback(({ account }) => accounts.find(({ id }) => id === account)?.name ?? String(account), [accounts]);
}

function useBundleColumns(): Column<Bundle>[] {
  const intl = useIntl();
  const accountText = useAccountText();
  const timezone = useProfile().tz;
  const placeText = usePlaceText();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const sortable = true;
    return [
      { key: 'place', title: title('place'), width: 240, sortable, fixed: true, card: 'title', text: placeText },
      {
        key: 'state',
        title: title('state'),
        width: 120,
        sortable,
        card: 'aside',
        cell: ({ state }) => <BundleStateBadge state={state} />,
        text: ({ state }) => intl.formatMessage(stateWords[state]),
      },
      {
        key: 'holder',
        title: title('holder'),
        width: 140,
        sortable,
        card: 'meta',
        text: ({ holder }) => intl.formatMessage(holderWords[holder]),
      },
      {
        key: 'account',
        title: title('account'),
        width: 200,
        sortable,
        card: 'meta',
        text: accountText,
      },
      {
        key: 'validUntil',
        title: title('validUntil'),
        width: 160,
        sortable,
        card: 'meta',
        cell: ({ validUntil }) => validUntil && <DateTime value={validUntil} timezone={timezone} />,
        text: ({ validUntil }) => validUntil ?? '',
      },
    ];
  }, [intl, accountText, placeText, timezone]);
}

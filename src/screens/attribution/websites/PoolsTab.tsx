import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Pool, Website } from '#contract/attribution/websites.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PoolCard } from './PoolCard.tsx';
import { PoolChart } from './PoolChart.tsx';
import { PoolDialog } from './PoolDialog.tsx';
import { poolsWords as words } from './pools.messages.ts';
import { muted, stack, withRemove } from './Websites.css.ts';

/** Who has a number now changes while somebody looks. */
const refreshInterval = 15_000;

/** The pools of a website, how busy they are, and how many numbers they need. */
export function PoolsTab({ website }: { website: Website }) {
  const intl = useIntl();
  const { code } = website;
  const { data: live = website } = useEndpoint('getWebsite', { params: { code } }, { refreshInterval });
  const loads = useEndpoint('listPoolLoads', { params: { code } });
  const [edited, setEdited] = useState<Pool | 'new' | null>(null);
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      <Icon name="plus" />
      {intl.formatMessage(words.add)}
    </Button>
  );
  return (
    <div className={stack}>
      {live.pools.length === 0 ? (
        <EmptyState icon="hash" title={intl.formatMessage(words.empty)} action={add}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      ) : (
        <div className={withRemove}>
          <p className={muted}>{intl.formatMessage(words.intro)}</p>
          {add}
        </div>
      )}
      {live.pools.map((pool) => {
        const load = loads.data?.find((each) => each.pool === pool.id);
        return (
          <div key={pool.id} className={stack}>
            <PoolCard pool={pool} load={load} onEdit={() => setEdited(pool)} />
            {load && load.hours.length > 0 && <PoolChart pool={pool} load={load} />}
          </div>
        );
      })}
      {edited && <PoolDialog website={live} pool={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

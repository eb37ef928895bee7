import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Website } from '#contract/attribution/websites.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './Details.css.ts';
import { tabsMessages as words } from './tabs.messages.ts';

/** Where callers find a number, and which websites show it to whom. */
export function DniTab({ number }: { number: TrackingNumber }) {
  const text = useIntl().formatMessage;
  const { source, customGA: id, account, did } = number;
  const { data: websites, error, mutate } = useEndpoint('listWebsites', { query: { account: [account] } });
  const accounts = useAccounts();
  const showing = websites?.filter((website) => waysOf(website, did).length > 0);
  return (
    <div className={styles.page}>
      <Card title={text(words.sourceTitle)}>
        <p>{text(words.source, { source })}</p>
        <p className={styles.explained}>{id === null ? text(words.noGA) : text(words.customGA, { id })}</p>
        <Link to={paths.wizard(number.id, 'details')}>{text(words.changeDetails)}</Link>
      </Card>
      <Card title={text(words.websitesTitle)}>
        {error && <FailedLoad error={error} onRetry={() => void mutate()} />}
        {!websites && !error && <Skeleton height="60px" />}
        {showing?.length === 0 && <p className={styles.explained}>{text(words.notShown)}</p>}
        {showing?.map((website) => (
          <div key={website.code}>
            {accounts.some(({ id: own }) => own === website.account) ? (
              <Link to={paths.website(website.code)}>{website.domain}</Link>
            ) : (
              website.domain
            )}
            {waysOf(website, did).map((way) => (
              <p key={JSON.stringify(way)} className={styles.explained}>
                {'pool' in way && text(words.inPool, way)}
                {'overflow' in way && text(words.asOverflow, way)}
                {'rule' in way && text(words.byRule, way)}
                {'stands' in way && text(words.stands)}
              </p>
            ))}
          </div>
        ))}
        <Link to={paths.numberInsertion()}>{text(words.allWebsites)}</Link>
      </Card>
    </div>
  );
}

type Way = { pool: string } | { overflow: string } | { rule: number } | { stands: true };

/** The ways in which a website shows a number, or swaps it. */
function waysOf({ pools, rules, numbers }: Website, did: string): Way[] {
  return [
    ...rules.flatMap(({ show }, at): Way[] =>
      show.type === 'number' && show.number === did ? [{ rule: at + 1 }] : [],
    ),
    ...pools.flatMap((pool): Way[] => (pool.numbers.includes(did) ? [{ pool: pool.name }] : [])),
    ...pools.flatMap((pool): Way[] => (pool.overflow === did ? [{ overflow: pool.name }] : [])),
    ...(numbers.some(({ number }) => number === did) ? [{ stands: true as const }] : []),
  ];
}

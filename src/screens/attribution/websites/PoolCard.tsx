import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PoolLoad } from '#contract/attribution/webSnippet.contract.ts';
import type { Pool } from '#contract/attribution/websites.contract.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { poolsNamed, poolsWords as words } from './pools.messages.ts';
import * as styles from './Websites.css.ts';

interface PoolCardProps {
  pool: Pool;
  /** Undefined while it loads. */
  load: PoolLoad | undefined;
  onEdit: () => void;
}

/** A pool that misses more visitors than this is too small, and this is what it is sized for then. */
const tooMany = 0.05;
const sizedShare = 0.01;

/** A pool: who has its numbers now, how many visitors get none, and how many numbers it takes. */
export function PoolCard({ pool, load, onEdit }: PoolCardProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { name, numbers, held, overflow } = pool;
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  const isMeasured = load !== undefined && load.forecast !== null;
  const enough = load?.needed.find(({ share }) => share === sizedShare);
  const isSmall = (load?.forecast ?? 0) > tooMany && enough !== undefined;
  const needed = load?.needed.map(({ share, numbers: count }) =>
    intl.formatMessage(poolsNamed.enough, { count, share: percent(share) }),
  );
  const facts: Partial<Record<keyof typeof words, ReactNode>> = {
    numbers: intl.formatNumber(numbers.length),
    held: intl.formatNumber(held),
    overflow: overflow === null ? intl.formatMessage(words.ownStays) : <Phone number={overflow} />,
    ...(load &&
      load.forecast !== null &&
      load.minutesHeld !== null && {
        forecast: percent(load.forecast),
        needed: intl.formatList(needed ?? [], { type: 'unit' }),
        minutesHeld: intl.formatMessage(poolsNamed.minutes, { count: Math.round(load.minutesHeld) }),
      }),
  };
  return (
    <Card
      title={name}
      actions={
        <Button size="small" aria-label={intl.formatMessage(poolsNamed.editOne, { name })} onClick={onEdit}>
          {intl.formatMessage(words.edit)}
        </Button>
      }
    >
      <div className={styles.stack}>
        <dl className={styles.facts}>
          {(Object.keys(facts) as (keyof typeof facts)[]).map((term) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{intl.formatMessage(words[term])}</dt>
              <dd className={styles.fact}>{facts[term]}</dd>
            </div>
          ))}
        </dl>
        {load && !isMeasured && <p className={styles.muted}>{intl.formatMessage(words.notMeasured)}</p>}
        {isSmall && (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={() => void navigate(paths.newNumber())}>
                {intl.formatMessage(words.rent)}
              </Button>
            }
          >
            {intl.formatMessage(poolsNamed.more, {
              count: enough.numbers - numbers.length,
              share: percent(sizedShare),
            })}
          </Notice>
        )}
      </div>
    </Card>
  );
}

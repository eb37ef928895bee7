import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { TagBackfill } from '#contract/powerups/tagBackfills.contract.ts';
import { isWalking } from '#values/backfillState.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Backfill } from './Backfill.tsx';
import { backfillWords as words } from './backfill.messages.ts';
import * as styles from './SmartTags.css.ts';

interface BackfillsProps {
  backfills: readonly TagBackfill[];
  onRefresh: () => void;
}

const mostShown = 10;
const refreshMs = 1000;

/** What smart tags did to past calls lately, or are doing. Nothing without any. */
export function Backfills({ backfills, onRefresh }: BackfillsProps) {
  const intl = useIntl();
  const isBusy = backfills.some(({ state }) => isWalking(state));
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [isBusy]);
  const shown = backfills.filter(({ state }) => state !== 'discarded').slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.title)}>
      <ul className={styles.backfills}>
        {shown.map((backfill) => (
          <li key={backfill.uuid} className={styles.backfill}>
            <Backfill backfill={backfill} onChanged={onRefresh} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

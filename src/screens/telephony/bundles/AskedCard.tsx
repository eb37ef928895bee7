import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Requirement } from '#contract/telephony/bundles.contract.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { carrierLanguage } from './bundleDraft.ts';
import * as styles from './Bundles.css.ts';
import { bundlesMessages as words, editorWords } from './bundles.messages.ts';

interface AskedCardProps {
  asked: { data: readonly Requirement[] | undefined; error: unknown; mutate: () => Promise<unknown> };
}

/** What the regulator wants of who rents the chosen numbers. */
export function AskedCard({ asked: { data, error, mutate } }: AskedCardProps) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage(words.asked)}>
      {!data && (error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="96px" />)}
      {data?.length === 0 && (
        <Notice
          tone="success"
          action={
            <Link className={button({ size: 'small' })} to={paths.newNumber()}>
              {intl.formatMessage(words.rent)}
            </Link>
          }
        >
          {intl.formatMessage(words.notNeeded)}
        </Notice>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, label, hint, kind }) => (
            <li key={id} lang={kind === 'address' ? undefined : carrierLanguage}>
              {kind === 'address' ? intl.formatMessage(editorWords.address) : label}
              {hint && <p className={styles.muted}>{hint}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

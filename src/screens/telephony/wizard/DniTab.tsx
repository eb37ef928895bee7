import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { paths } from '#contract/paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import * as styles from './Details.css.ts';
import { tabsMessages as words } from './tabs.messages.ts';

/** What is known about where callers find a number, and what its websites can't do yet. */
export function DniTab({ number }: { number: TrackingNumber }) {
  const text = useIntl().formatMessage;
  const { source, customGA: id } = number;
  return (
    <div className={styles.page}>
      <Card title={text(words.sourceTitle)}>
        <p>{text(words.source, { source })}</p>
        <p className={styles.explained}>{id === null ? text(words.noGA) : text(words.customGA, { id })}</p>
        <Link to={paths.wizard(number.id, 'details')}>{text(words.changeDetails)}</Link>
      </Card>
      <Card title={text(words.websitesTitle)}>
        <p>{text(words.websites)}</p>
        <p className={styles.explained}>{text(words.swapLater)}</p>
      </Card>
    </div>
  );
}

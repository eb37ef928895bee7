import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MessageBucket } from '#contract/messageReports.contract.ts';
import { stateMessages } from '../../page/messages/message.messages.ts';
import type { Narrow } from '../../page/reports/callsBehind.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { deliveredRate, statesOf, sumOfCounts } from './messageCounts.ts';
import { figure, figures, name as nameClass, value as valueClass, valueLink } from './MessageReport.css.ts';
import { messageReportMessages as words } from './messageReport.messages.ts';

interface KeyFiguresProps {
  rows: readonly MessageBucket[];
  /** The path of the messages that are narrowed so. */
  linkTo: (narrow: Narrow) => string;
}

/** The sums of the report, with the share that was delivered. */
export function KeyFigures({ rows, linkTo }: KeyFiguresProps) {
  const intl = useIntl();
  const sum = sumOfCounts(rows);
  const { delivered, onTheWay, undelivered, failed, unknown, received } = sum;
  const rate = deliveredRate(sum);
  const of = (...names: (keyof typeof statesOf)[]) => ({ state: names.flatMap((name) => statesOf[name]).join(' ') });
  const shown = [
    {
      name: intl.formatMessage(words.sentTotal),
      count: delivered + onTheWay + undelivered + failed + unknown,
      narrow: { direction: 'outbound' },
    },
    { name: intl.formatMessage(stateMessages.delivered), count: delivered, narrow: of('delivered') },
    { name: intl.formatMessage(words.lost), count: undelivered + failed, narrow: of('undelivered', 'failed') },
    { name: intl.formatMessage(stateMessages.unknown), count: unknown, narrow: of('unknown') },
    { name: intl.formatMessage(stateMessages.received), count: received, narrow: of('received') },
  ];
  return (
    <Card title={intl.formatMessage(words.figures)}>
      <dl className={figures}>
        {shown.map(({ name, count, narrow }) => (
          <div key={name} className={figure}>
            <dt className={nameClass}>{name}</dt>
            <dd className={valueClass}>
              <Link className={valueLink} to={linkTo(narrow)}>
                {intl.formatNumber(count)}
              </Link>
            </dd>
          </div>
        ))}
        <div className={figure} title={intl.formatMessage(words.rateHint)}>
          <dt className={nameClass}>{intl.formatMessage(words.deliveredRate)}</dt>
          <dd className={valueClass}>
            {rate === null ? '–' : intl.formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 1 })}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

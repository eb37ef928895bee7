import { useIntl } from 'react-intl';
import type { MessageBucket } from '#contract/messaging/messageReports.contract.ts';
import { stateMessages } from '../../../page/messages/message.messages.ts';
import type { Narrow } from '../../../page/reports/callsBehind.ts';
import { FigureTiles } from '../../../page/reports/FigureTiles.tsx';
import type { ReportColumn } from '../../../page/reports/reportColumn.ts';
import { type CountName, deliveredRate, statesOf, sumOfCounts } from './messageCounts.ts';
import { messageReportMessages as words } from './messageReport.messages.ts';

interface KeyFiguresProps {
  rows: readonly MessageBucket[];
  before: readonly MessageBucket[] | undefined;
  /** The path of the messages that are narrowed so. */
  linkTo: (narrow: Narrow) => string;
}

type Sums = Record<CountName, number>;

const of = (...names: CountName[]) => ({ state: names.flatMap((name) => [...statesOf[name]]) });

/** The sums of the report, with the share that was delivered. */
export function KeyFigures({ rows, before, linkTo }: KeyFiguresProps) {
  const intl = useIntl();
  const columns: ReportColumn<Sums>[] = [
    {
      title: intl.formatMessage(words.sentTotal),
      of: ({ received: _received, ...sent }) => Object.values(sent).reduce((sum, count) => sum + count, 0),
      narrow: { direction: 'outbound' },
    },
    {
      title: intl.formatMessage(stateMessages.delivered),
      of: ({ delivered }) => delivered,
      narrow: of('delivered'),
      more: 'good',
    },
    {
      title: intl.formatMessage(words.deliveredRate),
      of: (sums) => deliveredRate(sums) ?? '–',
      unit: 'percent',
      more: 'good',
    },
    {
      title: intl.formatMessage(words.lost),
      of: ({ undelivered, failed }) => undelivered + failed,
      narrow: of('undelivered', 'failed'),
      more: 'bad',
    },
    {
      title: intl.formatMessage(stateMessages.unknown),
      of: ({ unknown }) => unknown,
      narrow: of('unknown'),
      more: 'bad',
    },
    { title: intl.formatMessage(stateMessages.received), of: ({ received }) => received, narrow: of('received') },
  ];
  return (
    <FigureTiles
      label={intl.formatMessage(words.figures)}
      columns={columns}
      now={sumOfCounts(rows)}
      before={before && sumOfCounts(before)}
      isCompared={before !== undefined}
      linkTo={linkTo}
    />
  );
}

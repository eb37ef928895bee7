import { useIntl } from 'react-intl';
import type { OutboundSummary } from '#contract/outbound.contract.ts';
import type { Narrow } from '../../page/reports/callsBehind.ts';
import { FigureCell } from '../../page/reports/FigureCell.tsx';
import type { ReportColumn } from '../../page/reports/reportColumn.ts';
import { useOutcomeColumns } from '../../page/reports/useReportColumns.ts';
import { callStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { outboundMessages as words } from './outbound.messages.ts';
import * as styles from './OutboundTotals.css.ts';

interface OutboundTotalsProps {
  now: OutboundSummary;
  before: OutboundSummary | undefined;
  linkTo: (narrow: Narrow) => string;
}

/** Key figures of the outbound calls. */
export function OutboundTotals({ now, before, linkTo }: OutboundTotalsProps) {
  const intl = useIntl();
  const { outcome, total, seconds } = useOutcomeColumns();
  const columns: ReportColumn<OutboundSummary>[] = [
    total((row) => row.total),
    outcome('answered', (row) => row.answered),
    {
      title: intl.formatMessage(callStatusMessages.voicemail),
      of: (row) => row.voicemail,
      narrow: { status: 'voicemail' },
    },
    outcome('missed', (row) => row.missed),
    seconds('avgTalk', (row) => row.avgTalk),
    seconds('avgDuration', (row) => row.avgDuration),
  ];
  const name = intl.formatMessage(words.totals);
  return (
    <ul className={styles.totals} aria-label={name}>
      {columns.map((column) => (
        <li key={column.title} className={styles.total}>
          <span className={styles.name}>{column.title}</span>
          <span className={styles.value}>
            <FigureCell column={column} row={now} earlier={before} name={name} to={linkTo(column.narrow ?? {})} />
          </span>
        </li>
      ))}
    </ul>
  );
}

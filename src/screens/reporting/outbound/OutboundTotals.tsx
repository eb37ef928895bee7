import { useIntl } from 'react-intl';
import type { OutboundSummary } from '#contract/reporting/outbound.contract.ts';
import type { Narrow } from '../../../page/reports/callsBehind.ts';
import { FigureTiles } from '../../../page/reports/FigureTiles.tsx';
import type { ReportColumn } from '../../../page/reports/reportColumn.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { callCountMessages } from '../../../ui/callStatus/callStatus.messages.ts';
import { outboundMessages as words } from './outbound.messages.ts';

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
      title: intl.formatMessage(callCountMessages.voicemail),
      of: (row) => row.voicemail,
      narrow: { status: 'voicemail' },
    },
    outcome('missed', (row) => row.missed),
    seconds('avgTalk', (row) => row.avgTalk),
    seconds('avgDuration', (row) => row.avgDuration),
  ];
  return (
    <FigureTiles
      label={intl.formatMessage(words.totals)}
      columns={columns}
      now={now}
      before={before}
      isCompared={before !== undefined}
      linkTo={linkTo}
    />
  );
}

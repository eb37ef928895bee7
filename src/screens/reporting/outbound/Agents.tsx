import { useIntl } from 'react-intl';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { AgentRow } from '#contract/reporting/outbound.contract.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { type Narrow, rowNarrow } from '../../../page/reports/callsBehind.ts';
import { GroupReport } from '../../../page/reports/GroupReport.tsx';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { callCountMessages } from '../../../ui/callStatus/callStatus.messages.ts';
import { outboundMessages as words } from './outbound.messages.ts';
import { useOutboundSeries } from './useOutboundSeries.ts';

interface AgentsProps {
  agents: readonly AgentRow[];
  before: readonly AgentRow[] | undefined;
  filters: FilterSet;
  linkTo: (narrow: Narrow) => string;
}

/** The users who placed most calls. */
export function Agents({ agents, before, filters, linkTo }: AgentsProps) {
  const intl = useIntl();
  const series = useOutboundSeries();
  const { outcome, total, seconds } = useOutcomeColumns();
  return (
    <GroupReport<AgentRow>
      title={intl.formatMessage(words.agents)}
      named={intl.formatMessage(words.agent)}
      series={series}
      rows={agents}
      before={before}
      columns={[
        total((row) => row.total),
        outcome('answered', (row) => row.answered),
        {
          title: intl.formatMessage(callCountMessages.voicemail),
          of: (row) => row.voicemail,
          narrow: { status: 'voicemail' },
        },
        outcome('missed', (row) => row.missed),
        outcome('abandoned', (row) => row.abandoned),
        seconds('avgTalk', (row) => row.avgTalk),
        seconds('avgDuration', (row) => row.avgDuration),
      ]}
      filters={filters}
      rowKey={({ user }) => String(user)}
      nameOf={({ name }) => name || intl.formatMessage(words.unknown)}
      outcomesOf={({ answered, voicemail, missed, abandoned }) => ({ answered, voicemail, missed, abandoned })}
      narrow={rowNarrow}
      linkTo={linkTo}
      csv={reportFiles.agents(agents)}
      file={intl.formatMessage(words.agentFile)}
    />
  );
}

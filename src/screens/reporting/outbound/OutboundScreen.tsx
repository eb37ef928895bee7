import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { UserId } from '#values/ids.ts';
import type { CallStatus } from '#values/callStatus.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { paths } from '#contract/paths.ts';
import { callsBehind, type Narrow } from '../../../page/reports/callsBehind.ts';
import { ViewSwitch } from '../../../page/reports/CompareSwitch.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { type Report, useReport } from '../../../page/reports/useReport.ts';
import { Agents } from './Agents.tsx';
import { AgentPicker } from './AgentPicker.tsx';
import { outboundMessages as words } from './outbound.messages.ts';
import { OutboundBars } from './OutboundBars.tsx';
import { OutboundTotals } from './OutboundTotals.tsx';

const statuses: readonly CallStatus[] = ['answered', 'voicemail', 'missed', 'abandoned'];
const alone = { keepPreviousData: false } as const;

/** The calls that users place: in total, by bucket and by user; or those of one user. */
export function Component() {
  const intl = useIntl();
  const report = useReport();
  const [search] = useSearchParams();
  const agent = UserId.safeParse(search.get('agent') ?? undefined).data;
  const overview = useEndpoint('getOutboundOverview', agent === undefined ? { query: report.query } : null, alone);
  const one = useEndpoint('getAgent', agent === undefined ? null : { params: { agent }, query: report.query }, alone);
  const frame = {
    title: intl.formatMessage(words.title),
    report,
    actions: <ViewSwitch report={report} />,
    statuses,
    emptyTitle: intl.formatMessage(words.empty),
    emptyBody: intl.formatMessage(words.emptyBody),
    choice: <AgentPicker query={report.filters.query} chosen={agent} />,
  };
  if (agent !== undefined)
    return (
      <ReportFrame {...frame} answer={one} isEmpty={({ agents }) => agents.length === 0}>
        {(data) => <Body report={report} {...data} narrow={{ user: String(agent) }} />}
      </ReportFrame>
    );
  return (
    <ReportFrame {...frame} answer={overview} isEmpty={({ now }) => now.total === 0}>
      {(data) => (
        <>
          <OutboundTotals now={data.now} before={data.before?.now} linkTo={linkTo(report)} />
          <Body report={report} {...data} narrow={{}} />
        </>
      )}
    </ReportFrame>
  );
}

const linkTo =
  ({ applied }: Report) =>
  (narrow: Narrow) =>
    paths.outboundCalls(callsBehind(applied, narrow));

type Parts = Parameters<typeof OutboundBars>[0] & Parameters<typeof Agents>[0];
interface BodyProps extends Pick<Parts, 'buckets' | 'agents'> {
  report: Report;
  before: Pick<Parts, 'buckets' | 'agents'> | null;
  narrow: Narrow;
}

function Body({ report, buckets, agents, before, narrow }: BodyProps) {
  const to = linkTo(report);
  return (
    <>
      <OutboundBars
        filters={report.applied}
        buckets={buckets}
        before={before?.buckets}
        linkTo={(of) => to({ ...narrow, ...of })}
      />
      <Agents agents={agents} before={before?.agents} filters={report.applied} linkTo={to} />
    </>
  );
}

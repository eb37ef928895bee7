import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { MessageBucket, MessageNumberRow } from '#contract/messaging/messageReports.contract.ts';
import { fileOf } from '#contract/reporting/reportFiles.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { stateMessages } from '../../../page/messages/message.messages.ts';
import { bucketNarrow } from '../../../page/reports/callsBehind.ts';
import { ViewSwitch } from '../../../page/reports/CompareSwitch.tsx';
import { OutcomeChart } from '../../../page/reports/OutcomeChart.tsx';
import type { ReportColumn } from '../../../page/reports/reportColumn.ts';
import { reportMessages } from '../../../page/reports/report.messages.ts';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { ReportTable } from '../../../page/reports/ReportTable.tsx';
import { vars } from '../../../theme/tokens.css.ts';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { type CountName, type Counts, shownCounts, statesOf } from './messageCounts.ts';
import { MessageExport } from './MessageExport.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { messageReportMessages as words } from './messageReport.messages.ts';
import type { MessageReport } from './useMessageReport.ts';

const colours: Record<CountName, string> = {
  delivered: vars.color.answered,
  onTheWay: vars.color.blue,
  undelivered: vars.color.missed,
  failed: vars.color.error,
  unknown: vars.color.abandoned,
  received: vars.color.primary,
};
const countNames = Object.keys(statesOf) as CountName[];
const moods = { delivered: 'good', undelivered: 'bad', failed: 'bad', unknown: 'bad' } as const;

const totalOf = (row: Counts) => Object.values(shownCounts(row)).reduce((sum, count) => sum + count, 0);
const counted = <Row extends Counts>(row: Row) => ({ ...row, ...shownCounts(row), total: totalOf(row) });

/** Messages by state over time and by our numbers; each figure opens its messages. */
export function ReportOfMessages({ messages }: { messages: MessageReport }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const { report, query, messagesBehind } = messages;
  const { applied, compare } = report;
  const view = applied.dateView;
  const asked = { ...query, ...(compare && { compare }) };
  const answer = useEndpoint('getMessageReport', { query: asked }, { keepPreviousData: false });
  const labelOf = (name: CountName) => intl.formatMessage(name === 'onTheWay' ? words.onTheWay : stateMessages[name]);
  const series = countNames.map((key) => ({ key, label: labelOf(key), colour: colours[key] }));
  const columns = <Row extends Counts>(): ReportColumn<Row>[] => [
    {
      title: intl.formatMessage(words.total),
      of: totalOf,
    },
    ...countNames.map((name): ReportColumn<Row> => ({
      title: labelOf(name),
      of: (row) => shownCounts(row)[name],
      narrow: { state: statesOf[name] },
      ...(name in moods && { more: moods[name as keyof typeof moods] }),
    })),
  ];
  const narrow = ({ label }: Pick<MessageBucket, 'label'>) => bucketNarrow(applied, view, label);
  const bars = (rows: readonly MessageBucket[]) =>
    rows.map(({ label, ...counts }) => ({ label, values: shownCounts(counts) }));
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      bar={<MessageFilters messages={messages} tab="report" />}
      actions={
        <>
          <MessageExport messages={messages} />
          <ViewSwitch report={report} />
        </>
      }
      isEmpty={({ numbers }) => numbers.length === 0}
      emptyTitle={intl.formatMessage(words.empty)}
      emptyBody={intl.formatMessage(words.emptyBody)}
    >
      {({ rows, numbers, before }) => (
        <>
          <KeyFigures rows={rows} before={before?.rows} linkTo={messagesBehind} />
          <OutcomeChart
            title={intl.formatMessage(words.chart)}
            counted={intl.formatMessage(words.chart)}
            view={view}
            series={series}
            buckets={bars(rows)}
            before={before ? bars(before.rows) : undefined}
            file={intl.formatMessage(words.filePeriods)}
            onOpen={(label) => void navigate(messagesBehind(narrow({ label })))}
          />
          <ReportTable<MessageNumberRow>
            title={intl.formatMessage(words.byNumber)}
            rows={numbers}
            named={intl.formatMessage(words.number)}
            columns={columns()}
            rowKey={({ number }) => number}
            nameOf={({ number, name }) => [phoneText(number).text, name].filter(Boolean).join(' · ')}
            narrow={({ number }) => ({ sender: number })}
            linkTo={messagesBehind}
            csv={fileOf(numbers.map(counted), ['number', 'name', 'total', ...countNames])}
            file={intl.formatMessage(words.fileNumbers)}
          />
          <ReportTable<MessageBucket>
            title={intl.formatMessage(words.byPeriod)}
            rows={rows}
            earlier={(_row, at) => before?.rows[at]}
            named={intl.formatMessage(reportMessages.period)}
            columns={columns()}
            rowKey={({ label }) => label}
            nameOf={({ label }) => bucketText(view, label)}
            narrow={narrow}
            linkTo={messagesBehind}
            csv={fileOf(rows.map(counted), ['label', 'total', ...countNames])}
            file={intl.formatMessage(words.filePeriods)}
          />
        </>
      )}
    </ReportFrame>
  );
}

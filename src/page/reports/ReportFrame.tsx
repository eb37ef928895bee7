import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CallStatus } from '#values/callStatus.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FailedLoad } from '../errors/FailedLoad.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useRangeText } from '../filters/useRangeText.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { CompareSwitch } from './CompareSwitch.tsx';
import { reportMessages as words } from './report.messages.ts';
import { note, switches } from './Report.css.ts';
import type { Report } from './useReport.ts';

interface Answer {
  countedAt: string;
  before: { datefrom: string; dateto: string } | null;
}

interface ReportFrameProps<Data extends Answer> {
  title: string;
  report: Report;
  /** The state of the report’s request. */
  answer: { data: Data | undefined; error: unknown; mutate: () => unknown };
  isEmpty: (data: Data) => boolean;
  /** What is missing when it is empty, if not calls. */
  emptyTitle?: string;
  emptyBody?: string;
  /** The filters, if not those of calls. */
  bar?: ReactNode;
  /** Switches next to the comparison. */
  actions?: ReactNode;
  /** A choice of what is reported, above the content. */
  choice?: ReactNode;
  /** Whether it has no version without a comparison. */
  always?: boolean;
  /** The statuses that its calls can have, if not those of inbound ones. */
  statuses?: readonly CallStatus[];
  children: (data: Data) => ReactNode;
}

/** Layout of reports: filters, comparison, content, and when it was counted. */
export function ReportFrame<Data extends Answer>(props: ReportFrameProps<Data>) {
  const { title, report, answer, isEmpty, actions, always = false, statuses } = props;
  const { data, error } = answer;
  const intl = useIntl();
  return (
    <PageFrame
      title={title}
      actions={
        <div className={switches}>
          {actions}
          <CompareSwitch report={report} always={always} />
        </div>
      }
      filters={props.bar ?? <FilterBar filters={report.filters} {...(statuses && { statuses })} />}
    >
      {props.choice}
      {error !== undefined && <FailedLoad error={error} onRetry={() => void answer.mutate()} />}
      {!data && error === undefined && (
        <>
          <Skeleton height="330px" />
          <Skeleton height="270px" />
        </>
      )}
      {data && isEmpty(data) && (
        <EmptyState icon="chart" title={props.emptyTitle ?? intl.formatMessage(words.empty)}>
          {props.emptyBody ?? intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data && !isEmpty(data) && props.children(data)}
      {data && <Freshness data={data} timezone={report.applied.timezone} />}
    </PageFrame>
  );
}

function Freshness({ data: { countedAt, before }, timezone }: { data: Answer; timezone: string }) {
  const intl = useIntl();
  const rangeText = useRangeText();
  const time = intl.formatTime(countedAt, { timeZone: timezone, timeStyle: 'medium' });
  const range = before && rangeText({ dateLabel: 'custom', dateStart: before.datefrom, dateEnd: before.dateto });
  return (
    <p className={note}>
      {intl.formatMessage(words.counted, { time, zone: timezone })}{' '}
      {range !== null && intl.formatMessage(words.comparedWith, { range })}
    </p>
  );
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { FailureText } from '../../../page/errors/FailureText.tsx';
import { paths } from '#contract/paths.ts';
import { CallStatusBadge } from '../../../ui/callStatus/CallStatusBadge.tsx';
import { TestCallBadge } from '../../../ui/callStatus/TestCallBadge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { latestCaller } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

interface LatestCallsProps {
  calls: readonly Call[] | undefined;
  timezone: string;
  /** Why the latest could not be loaded. */
  error: unknown;
  onRetry: () => void;
}

/** The latest calls, updated live. */
export function LatestCalls({ calls, timezone, error, onRetry }: LatestCallsProps) {
  const intl = useIntl();
  const title = intl.formatMessage(words.latest);
  const columns = useMemo((): Column<Call>[] => {
    const head = (key: 'caller' | 'status' | 'time' | 'number') => intl.formatMessage(words[key]);
    return [
      {
        key: 'caller',
        title: head('caller'),
        width: 190,
        card: 'title',
        cell: ({ caller, test }, linked) => (
          <span className={latestCaller}>
            {linked(caller ? <Phone number={caller} /> : intl.formatMessage(words.withheld))}
            <TestCallBadge call={{ test }} />
          </span>
        ),
      },
      {
        key: 'status',
        title: head('status'),
        width: 120,
        card: 'aside',
        cell: (call) => <CallStatusBadge call={call} />,
      },
      { key: 'number', title: head('number'), width: 160, card: 'meta', cell: ({ trackingName }) => trackingName },
      {
        key: 'time',
        title: head('time'),
        width: 140,
        card: 'meta',
        cell: ({ dateStart }) => <DateTime value={dateStart} timezone={timezone} />,
      },
    ];
  }, [intl, timezone]);
  return (
    <Card title={title} flush actions={<Link to={paths.calls()}>{intl.formatMessage(words.allCalls)}</Link>}>
      <DataTable
        label={title}
        columns={columns}
        rows={calls}
        rowKey={({ uuid }) => uuid}
        linkTo={({ uuid }) => paths.call(uuid)}
        failed={error !== undefined}
        failure={error !== undefined && <FailureText error={error} />}
        onRetry={onRetry}
        empty={
          <EmptyState icon="phone" title={intl.formatMessage(words.empty)}>
            {intl.formatMessage(words.emptyBody)}
          </EmptyState>
        }
      />
    </Card>
  );
}

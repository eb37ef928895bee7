import { useIntl } from 'react-intl';
import type { JobQueueState } from '#contract/tenancy/operators.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { stack } from './Admin.css.ts';
import { adminMessages as words } from './admin.messages.ts';
import { ProblemsCard } from './ProblemsCard.tsx';

/** The queues of background jobs, and what failed: emails, carrier requests and the rest. */
export function JobsTab() {
  const intl = useIntl();
  const { data, error, mutate } = useEndpoint('listJobs', {}, { refreshInterval: 15_000 });
  const columns = useQueueColumns();
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="60dvh" />;
  return (
    <div className={stack}>
      <ProblemsCard problems={data.problems} onRetried={() => void mutate()} />
      <Card flush title={intl.formatMessage(words.queues)}>
        <DataTable
          label={intl.formatMessage(words.queues)}
          columns={columns}
          rows={data.queues}
          rowKey={({ name }) => name}
          empty={intl.formatMessage(words.none)}
        />
      </Card>
    </div>
  );
}

function useQueueColumns(): Column<JobQueueState>[] {
  const intl = useIntl();
  const { tz } = useProfile();
  const counted = (key: 'waiting' | 'active' | 'retrying' | 'failed'): Column<JobQueueState> => ({
    key,
    title: intl.formatMessage(words[key]),
    width: 90,
    align: 'end',
    text: (queue) => intl.formatNumber(queue[key]),
  });
  return [
    { key: 'name', title: intl.formatMessage(words.queue), width: 190, text: ({ name }) => name, card: 'title' },
    counted('waiting'),
    counted('active'),
    counted('retrying'),
    { ...counted('failed'), card: 'aside' },
    {
      key: 'succeededAt',
      title: intl.formatMessage(words.succeededAt),
      width: 140,
      cell: ({ succeededAt }) => (succeededAt ? <DateTime value={succeededAt} timezone={tz} seconds /> : '–'),
      card: 'meta',
    },
  ];
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { JobProblem } from '#contract/tenancy/operators.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { adminMessages as words } from './admin.messages.ts';

interface ProblemsCardProps {
  problems: readonly JobProblem[];
  onRetried: () => void;
}

/** Failed jobs with their reasons; each can be tried again at once. */
export function ProblemsCard({ problems, onRetried }: ProblemsCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz } = useProfile();
  const [busy, setBusy] = useState<string | null>(null);

  async function retry({ id: job }: JobProblem): Promise<void> {
    setBusy(job);
    try {
      await call(endpoints.retryJob, { params: { job } });
      toasts.add('success', intl.formatMessage(words.retried));
      onRetried();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  }
  const columns: Column<JobProblem>[] = [
    { key: 'queue', title: intl.formatMessage(words.queue), width: 150, text: ({ queue }) => queue, card: 'title' },
    {
      key: 'message',
      title: intl.formatMessage(words.reason),
      width: 320,
      text: ({ message }) => message || '–',
      card: 'meta',
    },
    {
      key: 'attempts',
      title: intl.formatMessage(words.attempts),
      width: 90,
      align: 'end',
      text: ({ attempts }) => intl.formatNumber(attempts),
    },
    {
      key: 'nextAt',
      title: intl.formatMessage(words.nextAt),
      width: 150,
      cell: ({ nextAt }) =>
        nextAt ? <DateTime value={nextAt} timezone={tz} seconds /> : intl.formatMessage(words.givenUp),
      card: 'meta',
    },
    {
      key: 'retry',
      title: intl.formatMessage(words.retry),
      width: 120,
      cell: (problem) => (
        <Button size="small" busy={busy === problem.id} onClick={() => void retry(problem)}>
          {intl.formatMessage(words.retryNow)}
        </Button>
      ),
      card: 'aside',
    },
  ];
  return (
    <Card flush title={intl.formatMessage(words.problems)}>
      <DataTable
        label={intl.formatMessage(words.problems)}
        columns={columns}
        rows={problems}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="check" title={intl.formatMessage(words.noProblems)} />}
      />
    </Card>
  );
}

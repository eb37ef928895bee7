import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { muted } from './ScheduledReports.css.ts';
import { reportMessages as words } from './scheduledReports.messages.ts';
import { useReportWords } from './useReportWords.ts';

type Turn = (report: ScheduledReport, enabled: boolean) => void;

/** Columns of the reports; times are in the time zone of the report's account. */
export function useReportColumns(turn: Turn): Column<ScheduledReport>[] {
  const intl = useIntl();
  const { when } = useReportWords();
  return useMemo(() => {
    const text = (
      key: 'name' | 'frequency' | 'account' | 'recipients' | 'next' | 'last' | 'enabled' | 'never' | 'off',
    ) => intl.formatMessage(words[key]);
    const moment = (value: string | null, timezone: string, otherwise: string) =>
      value === null ? <span className={muted}>{otherwise}</span> : <DateTime value={value} timezone={timezone} />;
    return [
      {
        key: 'name',
        title: text('name'),
        width: 160,
        sortable: true,
        fixed: true,
        card: 'title',
        text: ({ name }) => name,
      },
      { key: 'when', title: text('frequency'), width: 200, card: 'meta', text: when },
      {
        key: 'accountName',
        title: text('account'),
        width: 150,
        sortable: true,
        text: ({ accountName }) => accountName,
      },
      {
        key: 'recipients',
        title: text('recipients'),
        width: 180,
        card: 'meta',
        text: ({ recipients }) => recipients.join(', '),
      },
      {
        key: 'nextAt',
        title: text('next'),
        width: 115,
        sortable: true,
        text: ({ nextAt }) => nextAt,
        cell: ({ nextAt, timezone }) => moment(nextAt, timezone, text('off')),
      },
      {
        key: 'lastSentAt',
        title: text('last'),
        width: 115,
        sortable: true,
        text: ({ lastSentAt }) => lastSentAt,
        cell: ({ lastSentAt, timezone }) => moment(lastSentAt, timezone, text('never')),
      },
      {
        key: 'enabled',
        align: 'end',
        title: text('enabled'),
        width: 70,
        fixed: true,
        card: 'aside',
        cell: (report) => (
          <Checkbox checked={report.enabled} onChange={(enabled) => turn(report, enabled)}>
            <span className={visuallyHidden}>{intl.formatMessage(words.switch, { name: report.name })}</span>
          </Checkbox>
        ),
      },
    ];
  }, [intl, when, turn]);
}

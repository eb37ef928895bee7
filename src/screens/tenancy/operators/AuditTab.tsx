import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AuditOrder, type AuditRow } from '#contract/tenancy/operators.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { stack } from './Admin.css.ts';
import { adminMessages as words } from './admin.messages.ts';
import { listQuery } from './listQuery.ts';

const defaults: TableDefaults<AuditOrder> = { orderBy: 'at', order: 'desc', length: 25, sortable: AuditOrder.options };

/** Who changed what in any account. */
export function AuditTab() {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const query = useEndpoint('searchAudit', { query: listQuery(view[0]) }, { keepPreviousData: true });
  return (
    <div className={stack}>
      <ListTable
        name="audit"
        label={intl.formatMessage(words.audit)}
        searchLabel={intl.formatMessage(words.searchAudit)}
        file={intl.formatMessage(words.auditFile)}
        view={view}
        query={query}
        page={query.data && { rows: query.data.data, total: query.data.recordsFiltered }}
        columns={useAuditColumns()}
        rowKey={({ uuid }) => uuid}
        empty={<EmptyState icon="search" title={intl.formatMessage(words.noAudit)} />}
      />
    </div>
  );
}

function useAuditColumns(): Column<AuditRow>[] {
  const intl = useIntl();
  const { tz } = useProfile();
  return useMemo(() => {
    const plain = (
      key: 'action' | 'subject' | 'email' | 'accountName' | 'actingAs' | 'address',
      width: number,
    ): Column<AuditRow> => ({ key, title: intl.formatMessage(words[key]), width, text: (row) => row[key] });
    return [
      {
        key: 'at',
        title: intl.formatMessage(words.at),
        width: 150,
        sortable: true,
        fixed: true,
        card: 'meta',
        cell: ({ at }) => <DateTime value={at} timezone={tz} seconds />,
        text: ({ at }) => at,
      },
      { ...plain('action', 170), card: 'title' },
      plain('subject', 240),
      { ...plain('email', 200), card: 'meta' },
      { ...plain('accountName', 170), card: 'aside' },
      plain('actingAs', 180),
      { ...plain('address', 130), hiddenAtFirst: true },
    ];
  }, [intl, tz]);
}

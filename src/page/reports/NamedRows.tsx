import { reportFiles } from '#contract/reporting/reportFiles.ts';
import type { GroupRow } from '#contract/reporting/reports.contract.ts';
import { outcomesOf } from '#values/outcomesOf.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import { rowNarrow } from './callsBehind.ts';
import { GroupReport } from './GroupReport.tsx';
import { useGroupColumns } from './useReportColumns.ts';

interface NamedRowsProps {
  title: string;
  named: string;
  rows: readonly GroupRow[];
  before: readonly GroupRow[] | undefined;
  filters: FilterSet;
  file: string;
}

/** Rows of a group list: numbers, areas, pages, campaigns … */
export function NamedRows(props: NamedRowsProps) {
  const columns = useGroupColumns();
  return (
    <GroupReport<GroupRow>
      {...props}
      csv={reportFiles.groups(props.rows)}
      columns={columns}
      rowKey={({ actions }) => actions.calls}
      nameOf={({ name }) => name}
      outcomesOf={outcomesOf}
      narrow={rowNarrow}
    />
  );
}

import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { ReportFile } from '#contract/reporting/reportFiles.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import type { Series } from '../../ui/charts/Legend.tsx';
import { RankBars } from '../../ui/charts/RankBars.tsx';
import { useCallSeries } from '../../ui/charts/useCallSeries.ts';
import { paths } from '#contract/paths.ts';
import { callsBehind, type Narrow } from './callsBehind.ts';
import { reportMessages } from './report.messages.ts';
import type { ReportColumn } from './reportColumn.ts';
import { ReportTable } from './ReportTable.tsx';

interface GroupReportProps<Row> {
  /** What the rows are, for the chart and for the first column. */
  title: string;
  named: string;
  rows: readonly Row[];
  before: readonly Row[] | undefined;
  columns: readonly ReportColumn<Row>[];
  filters: FilterSet;
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** A value per series: by the usual names, unless there are other `series`. */
  outcomesOf: (row: Row) => Readonly<Record<string, number>>;
  series?: readonly Series[];
  narrow: (row: Row) => Narrow;
  /** How far a row stands below the one that it belongs to; only those of depth 0 are bars. */
  depthOf?: (row: Row) => number;
  /** The path of the calls that are narrowed so, if they aren’t inbound ones. */
  linkTo?: (narrow: Narrow) => string;
  /** The rows as a file, and its name without extension. */
  csv: ReportFile;
  file: string;
}

/** The rows with most calls as bars. */
const charted = 20;

/** Named rows as bars by outcome, and as a table. Bars and figures open their calls. */
export function GroupReport<Row>(props: GroupReportProps<Row>) {
  const { title, rows, before, columns, filters, rowKey, nameOf, outcomesOf, narrow, depthOf, csv, file } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const usual = useCallSeries();
  const series = props.series ?? usual;
  const valuesOf = (row: Row) => {
    const outcomes = outcomesOf(row);
    return Object.fromEntries(series.map(({ key }) => [key, outcomes[key] ?? 0]));
  };
  const totalOf = (row: Row | undefined) => (row ? Object.values(valuesOf(row)).reduce((sum, one) => sum + one, 0) : 0);
  const byKey = new Map(before?.map((row) => [rowKey(row), row]));
  const linkTo = props.linkTo ?? ((of: Narrow) => paths.calls(callsBehind(filters, of)));
  const tops = rows.filter((row) => (depthOf?.(row) ?? 0) === 0).slice(0, charted);
  const bars = tops.map((row) => {
    const earlier = byKey.get(rowKey(row));
    return { key: rowKey(row), label: nameOf(row), values: valuesOf(row), earlier: before && totalOf(earlier) };
  });
  const figures = {
    head: [props.named, ...series.map(({ label }) => label)],
    lines: rows.map((row): [string, ...number[]] => [nameOf(row), ...Object.values(valuesOf(row))]),
  };
  return (
    <>
      <ChartCard title={title} figures={figures} file={file} isTableBelow>
        <RankBars
          title={title}
          series={series}
          bars={bars}
          onOpen={(key) => {
            const row = rows.find((one) => rowKey(one) === key);
            if (row) void navigate(linkTo(narrow(row)));
          }}
        />
      </ChartCard>
      <ReportTable
        title={intl.formatMessage(reportMessages.figuresOf, { name: title })}
        rows={rows}
        earlier={(row) => byKey.get(rowKey(row))}
        named={props.named}
        columns={columns}
        rowKey={rowKey}
        nameOf={nameOf}
        narrow={narrow}
        {...(depthOf && { depthOf })}
        linkTo={linkTo}
        csv={csv}
        file={file}
      />
    </>
  );
}

import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReportFile } from '#contract/reporting/reportFiles.ts';
import { Button } from '../../ui/button/Button.tsx';
import { chartMessages } from '../../ui/charts/chart.messages.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { toCsv } from '../../ui/table/csv.ts';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import type { Narrow } from './callsBehind.ts';
import type { ReportColumn } from './reportColumn.ts';
import { FigureCell } from './FigureCell.tsx';
import { box, cell, head, link, rowName, table } from './Report.css.ts';
import { reportMessages as words } from './report.messages.ts';

interface ReportTableProps<Row> {
  title?: string;
  rows: readonly Row[];
  /** The earlier figures of a row. */
  earlier?: (row: Row, at: number) => Row | undefined;
  /** What the first column is. */
  named: string;
  columns: readonly ReportColumn<Row>[];
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** How far a row stands below the one that it belongs to. */
  depthOf?: (row: Row) => number;
  narrow: (row: Row) => Narrow;
  /** The path of the calls that are narrowed so. */
  linkTo: (narrow: Narrow) => string;
  /** The report as a file, and its name without extension. */
  csv: ReportFile;
  file: string;
}

/** The figures of a report, each a link to its calls, and as CSV. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { rows, earlier, named, columns, rowKey, nameOf, depthOf, narrow, linkTo, csv, file } = props;
  const intl = useIntl();
  const title = props.title ?? intl.formatMessage(words.figures);
  return (
    <Card
      title={title}
      flush
      actions={
        <Button look="quiet" size="small" onClick={() => saveCsv(file, toCsv(csv.head, csv.lines))}>
          {intl.formatMessage(chartMessages.csv)}
        </Button>
      }
    >
      <div className={box}>
        <table className={table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {named}
              </th>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={head}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={rowKey(row)}>
                <th scope="row" className={rowName} style={{ paddingInlineStart: 12 + 20 * (depthOf?.(row) ?? 0) }}>
                  <Link to={linkTo(narrow(row))} className={link}>
                    {nameOf(row)}
                  </Link>
                </th>
                {columns.map((column) => (
                  <td key={column.title} className={cell}>
                    <FigureCell
                      column={column}
                      row={row}
                      earlier={earlier?.(row, at)}
                      name={nameOf(row)}
                      to={linkTo({ ...narrow(row), ...column.narrow })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMoney } from '#values/money.ts';
import { trueMinus } from '#values/trueMinus.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { percentChange } from './percentChange.ts';
import { beside, change as changeClass, link } from './Report.css.ts';
import type { ReportColumn } from './reportColumn.ts';
import { reportMessages as words } from './report.messages.ts';

interface FigureCellProps<Row> {
  column: ReportColumn<Row>;
  row: Row;
  earlier: Row | undefined;
  /** The row’s name. */
  name: string;
  /** The path of its calls. */
  to: string;
}

/** Of fewer earlier calls than this, their number itself says more than a change in percent. */
const smallBase = 10;

/** What there is nothing to count for. */
const none = '–';
const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A figure that opens its calls, with its change. */
export function FigureCell<Row>({ column, row, earlier, name, to }: FigureCellProps<Row>) {
  return (
    <>
      <FigureLink column={column} row={row} name={name} to={to} />
      {earlier !== undefined && typeof column.of(row) === 'number' && (
        <span className={beside}>
          <FigureChange column={column} row={row} earlier={earlier} />
        </span>
      )}
    </>
  );
}

/** A figure; a number of calls opens them. */
export function FigureLink<Row>({ column, row, name, to }: Omit<FigureCellProps<Row>, 'earlier'>) {
  const intl = useIntl();
  const value = useFigureText()(column, row);
  const figure = column.of(row);
  if (typeof figure !== 'number' || figure === 0 || (column.unit ?? 'count') !== 'count') return value;
  return (
    <Link to={to} className={link} aria-label={intl.formatMessage(words.open, { name, column: column.title, value })}>
      {value}
    </Link>
  );
}

/** How a figure has changed; nothing without an earlier one. */
export function FigureChange<Row>({ column, row, earlier }: Omit<FigureCellProps<Row>, 'name' | 'to'>) {
  const textOf = useFigureText();
  const figure = column.of(row);
  if (earlier === undefined || typeof figure !== 'number') return null;
  return <Change column={column} now={figure} before={column.of(earlier)} text={textOf(column, earlier)} />;
}

interface ChangeProps {
  column: Pick<ReportColumn<never>, 'more' | 'unit'>;
  now: number;
  before: unknown;
  text: string;
}

function Change({ column, now, before, text }: ChangeProps) {
  const intl = useIntl();
  if (typeof before !== 'number' || (now === 0 && before === 0)) return null;
  const { unit = 'count' } = column;
  const isShown = unit === 'percent' || ((unit === 'count' || unit === 'people') && before < smallBase) || before === 0;
  const change = percentChange(now, before);
  const isGood = change > 0 === (column.more === 'good');
  const mood = change === 0 || column.more === undefined ? 'even' : isGood ? 'good' : 'bad';
  return (
    <span className={changeClass({ mood })} title={intl.formatMessage(words.before, { value: text })}>
      {isShown
        ? intl.formatMessage(words.before, { value: text })
        : trueMinus(
            intl.formatNumber(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
          )}
    </span>
  );
}

function useFigureText() {
  const intl = useIntl();
  const duration = useDurationText();
  return <Row,>({ of, unit = 'count' }: Pick<ReportColumn<Row>, 'of' | 'unit'>, row: Row): string => {
    const figure = of(row);
    if (typeof figure === 'string') return figure;
    if (figure === null || (figure === 0 && unit === 'seconds')) return none;
    if (typeof figure !== 'number') {
      if (figure.length === 0) return none;
      return figure.map((money) => formatMoney(money, intl.locale)).join(' + ');
    }
    if (unit === 'seconds') return duration(figure);
    if (unit === 'percent') return intl.formatNumber(figure / 100, percent);
    return trueMinus(intl.formatNumber(figure));
  };
}

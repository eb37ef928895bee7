import { max, scaleLinear } from 'd3';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { vars } from '../../theme/tokens.css.ts';
import { box, drawing, mark, tickText } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';
import { Tooltip } from './Tooltip.tsx';
import { useRovingMarks } from './useRovingMarks.ts';
import { useWidth } from './useWidth.ts';

export interface HeatMapCell {
  row: number;
  column: number;
  value: number;
  /** The cell's meaning, and its figures in words. */
  title: string;
  lines: readonly string[];
}

interface HeatMapProps {
  title: string;
  rows: readonly string[];
  columns: readonly string[];
  /** What the columns are. */
  axis: string;
  cells: readonly HeatMapCell[];
  onOpen: (cell: HeatMapCell) => void;
}

const left = 48;
const cellHeight = 26;
const leastCell = 22;
/** Tells one call from none. */
const faintest = 0.14;

const keyOf = ({ row, column }: HeatMapCell) => `${row}-${column}`;

/** Shades each cell of a grid by its value. Cells show their figures and open their calls. */
export function HeatMap({ title, rows, columns, axis, cells, onOpen }: HeatMapProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element);
  const marks = cells.map((cell) => ({ key: keyOf(cell), row: cell.row, column: cell.column }));
  const { chart, shown, markProps } = useRovingMarks(marks, (key) => {
    const cell = cells.find((one) => keyOf(one) === key);
    if (cell) onOpen(cell);
  });
  const active = cells.find((cell) => keyOf(cell) === shown);
  const across = Math.max(leastCell, (width - left) / columns.length);
  const strength = scaleLinear([0, Math.max(1, max(cells, ({ value }) => value) ?? 0)], [faintest, 1]);
  const height = rows.length * cellHeight;
  return (
    <div className={box} ref={element}>
      <svg
        ref={chart}
        className={drawing}
        width={left + across * columns.length}
        height={height + 40}
        role="group"
        aria-label={title}
      >
        {rows.map((name, at) => (
          <text key={name} className={tickText} x={0} y={(at + 0.5) * cellHeight} dy="0.32em">
            {name}
          </text>
        ))}
        {cells.map((cell) => (
          <rect
            key={keyOf(cell)}
            className={mark}
            {...markProps({ key: keyOf(cell), row: cell.row, column: cell.column })}
            aria-label={[cell.title, ...cell.lines].join(', ')}
            x={left + cell.column * across + 1}
            y={cell.row * cellHeight + 1}
            width={across - 2}
            height={cellHeight - 2}
            rx={3}
            fill={cell.value > 0 ? vars.color.primary : vars.color.hover}
            fillOpacity={cell.value > 0 ? strength(cell.value) : 1}
          />
        ))}
        {columns.map(
          (name, at) =>
            at % (across < 30 ? 3 : 1) === 0 && (
              <text key={name} className={tickText} x={left + (at + 0.5) * across} y={height + 16} textAnchor="middle">
                {name}
              </text>
            ),
        )}
        <text className={tickText} x={left + (across * columns.length) / 2} y={height + 34} textAnchor="middle">
          {axis} · {intl.formatMessage(chartMessages.callsAxis)}
        </text>
      </svg>
      {active && (
        <Tooltip
          x={left + (active.column + 0.5) * across}
          side={active.column > columns.length / 2 ? 'left' : 'right'}
          title={active.title}
          lines={active.lines}
        />
      )}
    </div>
  );
}

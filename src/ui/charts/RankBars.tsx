import { max, scaleLinear } from 'd3';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { vars } from '../../theme/tokens.css.ts';
import { box, drawing, mark, tickText } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';
import { Legend, type Series } from './Legend.tsx';
import type { Bar } from './stackedBars.ts';
import { Tooltip } from './Tooltip.tsx';
import { useRovingMarks } from './useRovingMarks.ts';
import { useWidth } from './useWidth.ts';

interface RankBarsProps {
  title: string;
  bars: readonly Bar[];
  series: readonly Series[];
  onOpen: (key: string) => void;
}

const barHeight = 16;
const rowHeight = 34;
/** For the figure at the end of a bar. */
const figureWidth = 56;
const widestLabel = 260;
/** The usual width of a letter of a label. */
const letterWidth = 6.6;

/** A horizontal bar per row, in the order given. Bars show their figures and open their calls. */
export function RankBars({ title, bars, series: all, onOpen }: RankBarsProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const series = all.filter(({ key }) => !hidden.has(key));
  const toggle = (key: string) =>
    setHidden((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]));
  const marks = bars.map(({ key }, row) => ({ key, row, column: 0 }));
  const { chart, shown, markProps } = useRovingMarks(marks, onOpen);
  const totalOf = ({ values }: Bar) => series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const left = Math.min(widestLabel, width * 0.4);
  const letters = Math.floor(left / letterWidth) - 1;
  const highest = max(bars, (bar) => Math.max(totalOf(bar), bar.earlier ?? 0)) ?? 0;
  const along = scaleLinear([0, Math.max(1, highest)], [0, Math.max(0, width - left - figureWidth)]);
  const figure = (name: string, value: number) => intl.formatMessage(chartMessages.figure, { name, value });
  const linesOf = (bar: Bar) => [
    ...series.map(({ key, label }) => figure(label, bar.values[key] ?? 0)),
    ...(bar.earlier === undefined ? [] : [figure(intl.formatMessage(chartMessages.earlier), bar.earlier)]),
  ];
  const active = bars.find(({ key }) => key === shown);
  return (
    <div>
      {all.length > 1 && <Legend series={all} hidden={hidden} onToggle={toggle} />}
      <div className={box} ref={element}>
        <svg
          ref={chart}
          className={drawing}
          width={width}
          height={bars.length * rowHeight}
          role="group"
          aria-label={title}
        >
          {bars.map((bar, row) => {
            const top = row * rowHeight + (rowHeight - barHeight) / 2;
            const middle = top + barHeight / 2;
            return (
              <g key={bar.key}>
                <text className={tickText} x={0} y={middle} dy="0.32em">
                  {shortened(bar.label, letters)}
                </text>
                {series.map(({ key, colour }, at) => (
                  <rect
                    key={key}
                    x={left + along(series.slice(0, at).reduce((sum, one) => sum + (bar.values[one.key] ?? 0), 0))}
                    y={top}
                    width={along(bar.values[key] ?? 0)}
                    height={barHeight}
                    fill={colour}
                  />
                ))}
                {bar.earlier !== undefined && (
                  <rect
                    x={left + along(bar.earlier) - 1}
                    y={top - 3}
                    width={2}
                    height={barHeight + 6}
                    fill={vars.color.text}
                  />
                )}
                <text
                  className={tickText}
                  x={left + along(Math.max(totalOf(bar), bar.earlier ?? 0)) + 8}
                  y={middle}
                  dy="0.32em"
                >
                  {intl.formatNumber(totalOf(bar))}
                </text>
                <rect
                  className={mark}
                  {...markProps({ key: bar.key, row, column: 0 })}
                  aria-label={[bar.label, ...linesOf(bar)].join(', ')}
                  y={row * rowHeight}
                  width={width}
                  height={rowHeight}
                  fill="transparent"
                />
              </g>
            );
          })}
        </svg>
        {active && <Tooltip x={left} side="right" title={active.label} lines={linesOf(active)} />}
      </div>
    </div>
  );
}

/** Pages and names of branches differ at their end, so a long label keeps both of its ends. */
function shortened(label: string, letters: number): string {
  if (label.length <= letters) return label;
  const start = Math.floor(letters / 3);
  return `${label.slice(0, start)}…${label.slice(1 + start - letters)}`;
}

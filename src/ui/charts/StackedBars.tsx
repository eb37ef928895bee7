import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { vars } from '../../theme/tokens.css.ts';
import { box, drawing, gridLine, mark, tickText } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';
import { Legend, type Series } from './Legend.tsx';
import { layOutBars, type Bar } from './stackedBars.ts';
import { Tooltip } from './Tooltip.tsx';
import { useRovingMarks } from './useRovingMarks.ts';
import { useWidth } from './useWidth.ts';

interface StackedBarsProps {
  title: string;
  /** Axis label: hours, days … */
  axis: string;
  /** What is counted, if not calls. */
  counted?: string | undefined;
  bars: readonly Bar[];
  series: readonly Series[];
  height?: number;
  onOpen: (key: string) => void;
}

const margin = { top: 10, right: 4, bottom: 40, left: 44 };

/** Stacked bar chart of counts, one bar per bucket. Bars show their figures and open their calls. */
export function StackedBars({ title, axis, counted, bars, series, height = 220, onOpen }: StackedBarsProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => series.filter(({ key }) => !hidden.has(key)), [series, hidden]);
  const inner = Math.max(0, width - margin.left - margin.right);
  const layout = useMemo(
    () =>
      layOutBars(
        bars,
        shown.map(({ key }) => key),
        inner,
        height,
      ),
    [bars, shown, inner, height],
  );
  const toggle = (key: string) =>
    setHidden((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]));
  const figure = (name: string, value: number) => intl.formatMessage(chartMessages.figure, { name, value });
  const lines = ({ values, earlier }: Bar) => [
    ...shown.map(({ key, label }) => figure(label, values[key] ?? 0)),
    ...(earlier === undefined ? [] : [figure(intl.formatMessage(chartMessages.earlier), earlier)]),
  ];
  const marks = bars.map(({ key }, column) => ({ key, row: 0, column }));
  const { chart, shown: shownBar, markProps } = useRovingMarks(marks, onOpen);
  const described = layout.bars.find(({ bar }) => bar.key === shownBar);
  return (
    <div>
      <Legend series={series} hidden={hidden} onToggle={toggle} />
      <div className={box} ref={element}>
        <svg
          ref={chart}
          className={drawing}
          width={width}
          height={height + margin.top + margin.bottom}
          role="group"
          aria-label={title}
        >
          <g transform={`translate(${margin.left} ${margin.top})`}>
            {layout.ticks.map(({ value, y }) => (
              <g key={value}>
                <line className={gridLine} x2={inner} y1={y} y2={y} />
                <text className={tickText} x={-8} y={y} dy="0.32em" textAnchor="end">
                  {intl.formatNumber(value, { notation: 'compact' })}
                </text>
              </g>
            ))}
            {layout.bars.map(({ bar, x, width: across, segments, earlierY, labelled }, column) => (
              <g key={bar.key}>
                {segments.map(({ series: name, y, height: tall }) => (
                  <rect
                    key={name}
                    x={x}
                    y={y}
                    width={across}
                    height={Math.max(0, tall)}
                    fill={series.find(({ key }) => key === name)?.colour}
                  />
                ))}
                {earlierY !== undefined && (
                  <rect x={x - 2} y={earlierY - 1} width={across + 4} height={2} fill={vars.color.text} />
                )}
                {labelled && (
                  <text className={tickText} x={x + across / 2} y={height + 16} textAnchor="middle">
                    {bar.label}
                  </text>
                )}
                <rect
                  className={mark}
                  {...markProps({ key: bar.key, row: 0, column })}
                  aria-label={[bar.label, ...lines(bar)].join(', ')}
                  x={x - 2}
                  width={across + 4}
                  height={height}
                  fill="transparent"
                />
              </g>
            ))}
            <text className={tickText} x={inner / 2} y={height + 34} textAnchor="middle">
              {axis}
            </text>
            <text
              className={tickText}
              transform={`translate(${-margin.left + 10} ${height / 2}) rotate(-90)`}
              textAnchor="middle"
            >
              {counted ?? intl.formatMessage(chartMessages.callsAxis)}
            </text>
          </g>
        </svg>
        {described && (
          <Tooltip
            x={margin.left + described.x + described.width / 2}
            side={described.x > inner / 2 ? 'left' : 'right'}
            title={described.bar.label}
            lines={[...lines(described.bar), figure(intl.formatMessage(chartMessages.total), described.total)]}
          />
        )}
      </div>
    </div>
  );
}

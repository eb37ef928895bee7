import { max, scaleBand, scaleLinear, stack } from 'd3';

/** A bar: its key in the data, its axis label, a value per series, and the total of the period it is compared with. */
export interface Bar {
  key: string;
  label: string;
  values: Readonly<Record<string, number>>;
  earlier?: number | undefined;
}

export interface Segment {
  series: string;
  value: number;
  y: number;
  height: number;
}

export interface PlacedBar {
  bar: Bar;
  x: number;
  width: number;
  total: number;
  segments: Segment[];
  /** The distance of the earlier total from the top. */
  earlierY: number | undefined;
  /** Whether its label fits. */
  labelled: boolean;
}

export interface BarLayout {
  bars: PlacedBar[];
  /** Ticks in whole numbers, with their distance from the top. */
  ticks: { value: number; y: number }[];
}

/** Minimum distance between axis labels, in pixels. */
const labelRoom = 64;

/** Lays out stacked bars in a box of `width` × `height` pixels; values are counts. */
export function layOutBars(bars: readonly Bar[], series: readonly string[], width: number, height: number): BarLayout {
  const across = scaleBand(
    bars.map(({ key }) => key),
    [0, width],
  )
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const stacked = stack<Bar, string>()
    .keys(series)
    .value(({ values }, name) => values[name] ?? 0)([...bars]);
  const tallest = max(stacked.at(-1) ?? [], ([, top]) => top) ?? 0;
  const highest = Math.max(tallest, max(bars, ({ earlier }) => earlier ?? 0) ?? 0);
  const up = scaleLinear([0, Math.max(highest, 4)], [height, 0]).nice(4);
  const every = Math.max(1, Math.ceil(labelRoom / Math.max(across.step(), 1)));
  return {
    bars: bars.map((bar, at) => {
      const segments = stacked.map((layer) => {
        const [low, high] = layer[at] ?? [0, 0];
        return { series: layer.key, value: high - low, y: up(high), height: up(low) - up(high) };
      });
      return {
        bar,
        x: across(bar.key) ?? 0,
        width: across.bandwidth(),
        total: segments.reduce((sum, { value }) => sum + value, 0),
        segments,
        earlierY: bar.earlier === undefined ? undefined : up(bar.earlier),
        labelled: at % every === 0,
      };
    }),
    ticks: up
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: up(value) })),
  };
}

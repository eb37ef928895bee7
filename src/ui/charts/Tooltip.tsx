import { tooltip, tooltipTitle } from './Chart.css.ts';

export interface TooltipContent {
  /** Pixels from the left of the chart's box, and which side of it the panel lies on. */
  x: number;
  side: 'left' | 'right';
  title: string;
  lines: readonly string[];
}

/** The figures of the bar or cell under the pointer or in focus; their names say the same to screen readers. */
export function Tooltip({ x, side, title, lines }: TooltipContent) {
  return (
    <div
      className={tooltip}
      aria-hidden="true"
      style={{ top: 8, left: x, transform: side === 'left' ? 'translateX(calc(-100% - 8px))' : 'translateX(8px)' }}
    >
      <div className={tooltipTitle}>{title}</div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

import { tooltip, tooltipTitle } from './Chart.css.ts';

export interface TooltipContent {
  /** Pixels from the chart's left edge, and on which side the panel opens. */
  x: number;
  side: 'left' | 'right';
  title: string;
  lines: readonly string[];
}

/** Figures of the hovered or focused mark; its accessible name has them too. */
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

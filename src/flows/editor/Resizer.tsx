import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as styles from './FlowEditor.css.ts';
import { clamp, widths } from './state/panels.ts';

interface ResizerProps {
  label: string;
  /** The panel's side of the window. */
  side: 'left' | 'right';
  /** Pixels. */
  width: number;
  onResize: (width: number) => void;
}

const step = 24;

/** The inner border of a panel, dragged by pointer or moved by arrow keys. */
export function Resizer({ label, side, width, onResize }: ResizerProps) {
  const [grip, setGrip] = useState<{ x: number; width: number } | null>(null);
  const outward = side === 'left' ? 1 : -1;
  function onKeyDown(event: KeyboardEvent): void {
    const moved = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (moved === undefined) return;
    event.preventDefault();
    onResize(clamp(side, width + moved * outward));
  }
  function onPointerDown(event: PointerEvent): void {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, width });
  }
  return (
    <div
      role="slider"
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuenow={width}
      aria-valuemin={widths[side].min}
      aria-valuemax={widths[side].max}
      tabIndex={0}
      className={styles.resizer}
      data-side={side}
      data-dragged={grip ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => grip && onResize(clamp(side, grip.width + (clientX - grip.x) * outward))}
      onPointerUp={() => setGrip(null)}
      onLostPointerCapture={() => setGrip(null)}
    />
  );
}

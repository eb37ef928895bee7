import { useState } from 'react';

const key = 'flow-editor-panels';

interface Panels {
  /** Whether the outline is open. */
  outline: boolean;
  /** Pixels. */
  left: number;
  right: number;
}

/** Pixels. */
export const widths = { left: { min: 200, max: 560 }, right: { min: 300, max: 640 } } as const;
const usual: Panels = { outline: false, left: 280, right: 360 };

/** Which panels this browser shows, and how wide. */
export function usePanels(): [Panels, (next: Partial<Panels>) => void] {
  const [panels, setPanels] = useState(read);
  return [
    panels,
    (next) => {
      const all = { ...panels, ...next };
      window.localStorage.setItem(key, JSON.stringify(all));
      setPanels(all);
    },
  ];
}

function read(): Panels {
  try {
    const kept = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<Panels>;
    return {
      outline: kept.outline === true,
      left: clamp('left', Number(kept.left ?? usual.left)),
      right: clamp('right', Number(kept.right ?? usual.right)),
    };
  } catch {
    return usual;
  }
}

export function clamp(side: 'left' | 'right', width: number): number {
  const { min, max } = widths[side];
  return Number.isFinite(width) ? Math.min(max, Math.max(min, Math.round(width))) : usual[side];
}

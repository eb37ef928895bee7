import type { ReactNode } from 'react';
import { banner, corner, cornerFrame } from './Ribbon.css.ts';

export type RibbonTone = 'primary' | 'info' | 'warning' | 'error';

/** A word across the corner of its container, such as `Trial`; the container needs a position and hidden overflow. */
export function CornerRibbon({ tone = 'primary', children }: { tone?: RibbonTone; children: ReactNode }) {
  return (
    <span className={cornerFrame}>
      <span className={corner({ tone })}>{children}</span>
    </span>
  );
}

interface BannerProps {
  tone?: RibbonTone;
  children: ReactNode;
  action?: ReactNode;
}

/** A full-width strip naming the state of everything below, such as `Acting as …`. */
export function Banner({ tone = 'primary', children, action }: BannerProps) {
  return (
    <div className={banner({ tone })} role="status">
      <span>{children}</span>
      {action}
    </div>
  );
}

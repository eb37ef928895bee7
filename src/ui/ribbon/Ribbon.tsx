import type { ReactNode } from 'react';
import { banner, corner, cornerFrame } from './Ribbon.css.ts';

export type RibbonTone = 'primary' | 'info' | 'warning' | 'error';

/** A word across the corner of what it stands in, such as `Trial` on a card; that one is positioned and cuts off. */
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

/** A strip over the whole width that says in which state everything below is, such as `Acting as …`. */
export function Banner({ tone = 'primary', children, action }: BannerProps) {
  return (
    <div className={banner({ tone })} role="status">
      <span>{children}</span>
      {action}
    </div>
  );
}

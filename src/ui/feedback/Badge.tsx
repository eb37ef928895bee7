import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'answered'
  | 'missed'
  | 'abandoned'
  | 'success'
  | 'warning'
  | 'error'
  | 'info';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}

import type { ReactNode } from 'react';
import type { FlowEnd } from '../../proof/coverage.ts';
import * as styles from './Places.css.ts';

/** What tells the ends apart without their colors. */
const marks: Readonly<Record<FlowEnd, ReactNode>> = {
  answered: null,
  message: <path className={styles.marks} d="M-1 1 1 -1M0 6 6 0M5 7 7 5" />,
  hungUp: <circle className={styles.dots} cx={3} cy={3} r={1} />,
  unconnected: <path className={styles.marks} d="M0 0 6 6M6 0 0 6" />,
};

/** The id of a pattern in a drawing with an id of its own. */
export function patternId(drawing: string, end: FlowEnd): string {
  return `${drawing}-${end}`;
}

/** The fill of places whose calls can end in one way: the color it has in the week, and marks. */
export function EndPattern({ id, end }: { id: string; end: FlowEnd }) {
  return (
    <pattern id={patternId(id, end)} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect className={styles.ground[end]} width={6} height={6} />
      {marks[end]}
    </pattern>
  );
}

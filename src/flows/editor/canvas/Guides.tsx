import { ViewportPortal } from '@xyflow/react';
import type { Guide } from './alignment.ts';
import * as styles from './Guides.css.ts';

/** Lines along which a dragged card meets its neighbors. */
export function Guides({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <ViewportPortal>
      {guides.map(({ upright, at, from, to }) => (
        <div
          key={`${upright} ${at}`}
          className={styles.guide}
          style={
            upright
              ? { left: at, top: from, width: 1, height: to - from }
              : { left: from, top: at, width: to - from, height: 1 }
          }
        />
      ))}
    </ViewportPortal>
  );
}

import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { head, row, tree } from './Structure.css.ts';

const indents = Object.entries({ one: 0, two: 22, three: 44, four: 44, five: 22, six: 44, seven: 22, eight: 22 });

export function TreeSkeleton() {
  return (
    <div className={tree} aria-busy="true">
      <div className={head} />
      {indents.map(([key, indent]) => (
        <div key={key} className={row()}>
          <span style={{ paddingLeft: indent + 28 }}>
            <Skeleton width="160px" />
          </span>
        </div>
      ))}
    </div>
  );
}

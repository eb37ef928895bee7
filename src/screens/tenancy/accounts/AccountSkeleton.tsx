import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { stack } from './Account.css.ts';

export function AccountSkeleton() {
  return (
    <div className={stack} aria-busy="true">
      <Skeleton height="420px" />
      <Skeleton height="120px" />
    </div>
  );
}

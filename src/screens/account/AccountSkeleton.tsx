import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { stack } from './Account.css.ts';

/** The shape of an account's form while it is loaded. */
export function AccountSkeleton() {
  return (
    <div className={stack} aria-busy="true">
      <Skeleton height="420px" />
      <Skeleton height="120px" />
    </div>
  );
}

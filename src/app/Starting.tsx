import { Spinner } from '../ui/feedback/Spinner.tsx';
import { starting } from './Starting.css.ts';

/** Shown while the session and the first page load. */
export function Starting() {
  return (
    <div className={starting}>
      <Spinner />
    </div>
  );
}

import { Spinner } from '../ui/feedback/Spinner.tsx';
import { starting } from './Starting.css.ts';

/** While the session is taken up and the first page is on its way. */
export function Starting() {
  return (
    <div className={starting}>
      <Spinner />
    </div>
  );
}

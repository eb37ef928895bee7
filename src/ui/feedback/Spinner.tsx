import { spinner } from './Spinner.css.ts';

/** A turning ring; the words beside it say what is under way. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

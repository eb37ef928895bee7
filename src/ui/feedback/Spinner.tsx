import { spinner } from './Spinner.css.ts';

export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

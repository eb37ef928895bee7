import { key } from './Key.css.ts';

/** A key as it is drawn on a keyboard. */
export function Key({ name }: { name: string }) {
  return <kbd className={key}>{name}</kbd>;
}

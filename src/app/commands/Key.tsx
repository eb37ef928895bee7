import { Icon } from '../../ui/icon/Icon.tsx';
import { key } from './Key.css.ts';

const drawn = { up: 'arrowUp', down: 'arrowDown' } as const;

/** A key as it is drawn on a keyboard: its letter or word, or the arrow of `up` and `down`. */
export function Key({ name }: { name: string }) {
  return <kbd className={key}>{name === 'up' || name === 'down' ? <Icon name={drawn[name]} size={12} /> : name}</kbd>;
}

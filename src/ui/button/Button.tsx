import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { button } from './Button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Work is under way: the button stays in place, focused, and ignores clicks. */
  busy?: boolean;
}

/** A button that keeps its size and focus while its work is under way. */
export function Button({ look, size, wide, busy = false, type = 'button', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={button({ look, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../feedback/Spinner.tsx';
import { button } from './Button.css.ts';

export type PressableProps = Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'isDisabled' | 'isPending' | 'onClick' | 'onPress'
> & {
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

export interface ButtonProps extends PressableProps {
  children: ReactNode;
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Work is under way: the button stays in place, focused, and ignores clicks. */
  busy?: boolean;
}

/** A button that keeps its size and focus while its work is under way. */
export function Button({ look, size, wide, busy = false, disabled = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={button({ look, size, wide })}
      isPending={busy}
      isDisabled={disabled}
      onPress={() => onClick?.()}
    >
      {busy && <Spinner />}
      {children}
    </AriaButton>
  );
}

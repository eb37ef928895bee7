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
  /** Work is in progress: the button stays focused and ignores clicks. */
  busy?: boolean;
}

/** A button that keeps its size and focus while busy. */
export function Button(props: ButtonProps) {
  const { look, size, wide, busy = false, disabled = false, type, children, onClick, ...rest } = props;
  // `isPending` would announce the button by reference, which fails once it has left the page.
  return (
    <AriaButton
      {...rest}
      {...(busy ? { 'aria-disabled': true } : { onPress: () => onClick?.() })}
      type={busy ? 'button' : (type ?? 'button')}
      className={button({ look, size, wide })}
      isDisabled={disabled}
    >
      {busy && <Spinner />}
      {children}
    </AriaButton>
  );
}

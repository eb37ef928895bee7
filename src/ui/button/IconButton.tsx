import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { button } from './Button.css.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does, as its name and its tooltip. */
  label: string;
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
}

/** A square button with a drawing and a name. */
export function IconButton({ icon, label, look = 'quiet', size, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={button({ look, size, square: true })} aria-label={label} title={label}>
      <Icon name={icon} size={size === 'small' ? 15 : 17} />
    </button>
  );
}

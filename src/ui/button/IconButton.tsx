import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import type { PressableProps } from './Button.tsx';
import { button } from './Button.css.ts';
import { WithTooltip } from './WithTooltip.tsx';

interface IconButtonProps extends Omit<PressableProps, 'aria-label'> {
  icon: IconName;
  /** The button's accessible name and tooltip. */
  label: string;
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
}

/** A square button with only an icon. */
export function IconButton({ icon, label, look = 'quiet', size, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <WithTooltip text={label}>
      <AriaButton
        {...rest}
        className={button({ look, size, square: true })}
        aria-label={label}
        isDisabled={disabled}
        onPress={() => onClick?.()}
      >
        <Icon name={icon} size={size === 'small' ? 15 : 17} />
      </AriaButton>
    </WithTooltip>
  );
}

import { iconPaths, type IconName } from './iconPaths.ts';
import { icon } from './Icon.css.ts';

interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}

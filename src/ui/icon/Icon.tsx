import { iconPaths, type IconName } from './iconPaths.ts';
import { icon } from './Icon.css.ts';

interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 16 }: IconProps) {
  return <Glyph path={iconPaths[name]} size={size} />;
}

/** Draws an outline on a 24 × 24 grid, for icons outside the shared set. */
export function Glyph({ path, size }: { path: string; size: number }) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { button } from '../button/Button.css.ts';
import { content, opener, panel } from './panel.css.ts';
import { PanelButton } from './PanelButton.tsx';

interface PopoverProps {
  /** What stands on the button. */
  trigger: ReactNode;
  /** The name of the button and of the panel. */
  label: string;
  look?: 'plain' | 'quiet';
  size?: 'small' | 'medium';
  align?: 'start' | 'end';
  /** The key that the page opens it by. */
  shortcut?: string;
  /** The panel; `close` shuts it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel of controls under it. */
export function Popover({ trigger, label, look = 'plain', size, align = 'start', shortcut, children }: PopoverProps) {
  return (
    <PanelButton
      trigger={trigger}
      aria-label={label}
      {...(shortcut !== undefined && { 'data-shortcut': shortcut })}
      panelLabel={label}
      align={align}
      styles={{ button: `${button({ look, size })} ${opener}`, panel, content }}
    >
      {children}
    </PanelButton>
  );
}

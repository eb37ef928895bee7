import type { ReactNode } from 'react';
import { button } from '../button/Button.css.ts';
import { anchor as anchorClass, opener as openerClass, panel } from './panel.css.ts';
import { usePopover } from './usePopover.ts';

interface PopoverProps {
  /** What stands on the button. */
  trigger: ReactNode;
  /** The name of the button and of the panel. */
  label: string;
  look?: 'plain' | 'quiet';
  size?: 'small' | 'medium';
  align?: 'start' | 'end';
  /** The panel; `close` shuts it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel of controls under it. */
export function Popover({ trigger, label, look = 'plain', size, align, children }: PopoverProps) {
  const { open, setOpen, close, anchor, trigger: opener, panelId } = usePopover();
  return (
    <div className={anchorClass} ref={anchor}>
      <button
        ref={opener}
        type="button"
        className={`${button({ look, size })} ${openerClass}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div id={panelId} role="dialog" aria-label={label} className={panel({ align })}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

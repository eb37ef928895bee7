import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { button } from '../button/Button.css.ts';
import { content, opener, panel } from './panel.css.ts';

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

/** A button that opens a panel of controls under it. The page beside it stays usable: one click on Apply applies. */
export function Popover({ trigger, label, look = 'plain', size, align = 'start', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLElement>(null);
  const isOutside = (element: Element) => !anchor.current?.contains(element);
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = [anchor, shown].some(({ current }) => target instanceof Node && current?.contains(target));
      const overlay = target instanceof Element && target.closest('[data-trigger]');
      if (!inside && !overlay) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button ref={anchor} className={`${button({ look, size })} ${opener}`} aria-label={label}>
        {trigger}
      </Button>
      <AriaPopover
        ref={shown}
        className={panel}
        isNonModal
        offset={6}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        shouldCloseOnInteractOutside={isOutside}
      >
        <Dialog className={content} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

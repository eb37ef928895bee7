import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { placeBeside } from './placeBeside.ts';
import { popover } from './Popover.css.ts';

interface PopoverProps extends Pick<ButtonProps, 'look' | 'size'> {
  /** What the panel is, for those who do not see it. */
  label: string;
  /** What stands on the button that opens it. */
  button: ReactNode;
  /** Drawn only while the panel is open. */
  children: ReactNode;
}

/** A button with a panel beside it. The platform closes it on Escape and on a click elsewhere, and returns the focus. */
export function Popover({ label, button, children, ...looks }: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const place = () => {
    if (!panel.current || !trigger.current) return;
    const { left, top } = placeBeside(
      trigger.current.getBoundingClientRect(),
      { width: panel.current.offsetWidth, height: panel.current.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    panel.current.style.left = `${left}px`;
    panel.current.style.top = `${top}px`;
  };
  return (
    <>
      <Button ref={trigger} {...looks} popoverTarget={id} aria-haspopup="dialog">
        {button}
      </Button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={popover}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
      >
        {open && children}
      </dialog>
    </>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { panel, panelContent } from './PickField.css.ts';

interface PickButtonProps {
  id?: string;
  trigger: ReactNode;
  className: string;
  /** The name of what opens. */
  panelLabel: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  /** What opens; `close` shuts it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** The button of a list with a search. The list is built when it opens, by click, Enter or the arrow down. */
export function PickButton({
  trigger,
  className,
  panelLabel,
  disabled = false,
  children,
  'aria-describedby': describedBy,
  ...rest
}: PickButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        ref={button}
        {...rest}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        className={className}
        isDisabled={disabled}
        onKeyDown={({ key }) => key === 'ArrowDown' && setOpen(true)}
      >
        {trigger}
      </Button>
      <Popover className={panel} offset={4} placement="bottom start">
        <Dialog className={panelContent} aria-label={panelLabel}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

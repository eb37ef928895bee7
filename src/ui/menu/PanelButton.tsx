import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { InModal } from '../dialog/ModalFrame.tsx';

export interface PanelButtonProps {
  id?: string;
  /** What stands on the button. */
  trigger: ReactNode;
  /** How the button, the panel and what is in it look. */
  styles: { button: string; panel: string; content: string };
  /** The name of what opens. */
  panelLabel: string;
  'aria-label'?: string;
  'data-shortcut'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  disabled?: boolean;
  align?: 'start' | 'end';
  offset?: number;
  /** What opens; `close` shuts it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel at itself, by click, Enter or the arrow down. The page beside the panel stays usable: what is
 * clicked there closes the panel and takes the click. In a dialog, which keeps the focus, the panel is modal too.
 */
export function PanelButton(props: PanelButtonProps) {
  const { trigger, styles, panelLabel, disabled = false, align = 'start', offset = 6, children, ...naming } = props;
  const { 'aria-describedby': describedBy, ...named } = naming;
  const inModal = use(InModal);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = [anchor, shown].some(({ current }) => current?.contains(target));
      // A list that was opened from the panel lies beside it.
      if (!isInside && !target.closest('[data-trigger]')) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        ref={anchor}
        {...named}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        className={styles.button}
        isDisabled={disabled}
        onKeyDown={({ key }) => key === 'ArrowDown' && setOpen(true)}
      >
        {trigger}
      </Button>
      <Popover
        ref={shown}
        className={styles.panel}
        isNonModal={!inModal}
        offset={offset}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        // A list in the panel that loses its options hands the focus to the page for a moment.
        shouldCloseOnInteractOutside={(element) => element !== document.body && !anchor.current?.contains(element)}
      >
        <Dialog className={styles.content} aria-label={panelLabel}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';

interface PopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Shuts the panel and gives the focus back to its button. */
  close: () => void;
  /** Around the trigger and its panel: what happens outside closes the panel. */
  anchor: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  panelId: string;
}

/** A panel that opens from a button and closes by Escape (the focus goes back), a click outside or leaving by Tab. */
export function usePopover(): PopoverState {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const inside = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target) === true;
    const onPointer = (event: PointerEvent) => {
      if (!inside(event.target)) setOpen(false);
    };
    const onFocus = (event: FocusEvent) => {
      if (!inside(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);
  return { open, setOpen, close, anchor, trigger, panelId };
}

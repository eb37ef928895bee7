import { type RefObject, useEffect, useState } from 'react';

const gap = 4;
const margin = 8;

/** Under its button, or above it where there is more room; never wider than the window. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 260), window.innerWidth - 2 * margin);
  const below = window.innerHeight - at.bottom;
  const up = below < panel.offsetHeight + gap + margin && at.top > below;
  panel.style.width = `${width}px`;
  panel.style.left = `${Math.max(margin, Math.min(at.left, window.innerWidth - width - margin))}px`;
  panel.style.maxHeight = `${(up ? at.top : below) - gap - margin}px`;
  panel.style.top = up ? 'auto' : `${at.bottom + gap}px`;
  panel.style.bottom = up ? `${window.innerHeight - at.top + gap}px` : 'auto';
}

/**
 * A panel in the top layer, over dialogs too, that stays at its button. Escape closes it and gives the focus back, a click
 * outside or leaving by Tab closes it. Returns the ref of the panel.
 */
export function usePickPanel(
  button: RefObject<HTMLButtonElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): (panel: HTMLDivElement | null) => void {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    const anchor = button.current;
    if (!open || !panel || !anchor) return undefined;
    panel.showPopover();
    panel.querySelector('input')?.focus();
    const stay = () => place(panel, anchor);
    stay();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !panel.contains(target) && !anchor.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below stays open: this Escape was for the list.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      anchor.focus();
    };
    const grown = new ResizeObserver(stay);
    grown.observe(panel);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    window.addEventListener('scroll', stay, { capture: true, passive: true });
    window.addEventListener('resize', stay);
    return () => {
      panel.hidePopover();
      grown.disconnect();
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
      window.removeEventListener('scroll', stay, { capture: true });
      window.removeEventListener('resize', stay);
    };
  }, [open, panel, button, setOpen]);
  return setPanel;
}

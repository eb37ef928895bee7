import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { actions as actionsClass, content, dialog, heading } from './Dialog.css.ts';

interface DialogProps {
  title: string;
  open: boolean;
  /** Escape, a click beside it, or the platform's back gesture. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}

/** A modal dialog: the platform traps and returns the focus, Escape closes. At most 500 px wide. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = element.current;
    if (open && shown && !shown.open) shown.showModal();
    if (!open && shown?.open) shown.close();
  }, [open]);
  // Taken away while it is open, it gives the focus back all the same.
  useLayoutEffect(() => {
    const shown = element.current;
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={content}>
          <h2 className={heading} id={id}>
            {title}
          </h2>
          {children}
          {actions && <div className={actionsClass}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { useUnsaved } from '../unsaved/unsavedWork.ts';
import { actions as actionsClass, content, dialog, heading } from './Dialog.css.ts';
import { ModalFrame } from './ModalFrame.tsx';

interface DialogProps {
  title: string;
  open: boolean;
  /** On Escape or a click outside. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Whether closing it would lose what was typed. A `Form` inside says so itself. */
  unsaved?: boolean;
}

/** A modal dialog, at most 500 px wide. */
export function Dialog({ title, open, onClose, children, actions, unsaved = false }: DialogProps) {
  return (
    <ModalFrame open={open} onClose={onClose} className={dialog}>
      <Unsaved dirty={unsaved} />
      <div className={content}>
        <Heading slot="title" className={heading}>
          {title}
        </Heading>
        {children}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </ModalFrame>
  );
}

function Unsaved({ dirty }: { dirty: boolean }) {
  useUnsaved(dirty);
  return null;
}

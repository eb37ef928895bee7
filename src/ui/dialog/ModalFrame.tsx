import { createContext, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { content, scrim } from './ModalFrame.css.ts';
import { focusFirst } from './focusFirst.ts';

interface ModalFrameProps {
  open: boolean;
  /** On Escape or a click outside. */
  onClose: () => void;
  /** Position and style of the frame. */
  className: string;
  /** Its name, unless a `Heading` in the slot `title` names it. */
  label?: string;
  children: ReactNode;
}

/** Whether a component is inside a modal frame, which traps the focus. */
export const InModal = createContext(false);

/** Matches an open modal, which captures the keyboard. */
export const openModal = '[data-modal]';

/** The frame of every modal. Focuses its first control. */
export function ModalFrame({ open, onClose, className, label, children }: ModalFrameProps) {
  return (
    <ModalOverlay
      className={scrim}
      data-modal=""
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={className}>
        <Dialog ref={focusFirst} className={content} {...(label !== undefined && { 'aria-label': label })}>
          <InModal value>{children}</InModal>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

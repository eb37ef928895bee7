import { createContext, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { content, scrim } from './ModalFrame.css.ts';
import { focusFirst } from './focusFirst.ts';

interface ModalFrameProps {
  open: boolean;
  /** Escape or a click beside it. */
  onClose: () => void;
  /** Where the frame stands and how it looks. */
  className: string;
  /** Its name, unless a `Heading` in the slot `title` names it. */
  label?: string;
  children: ReactNode;
}

/** Whether a component stands in such a frame, which keeps the focus. */
export const InModal = createContext(false);

/** Finds what lies over the whole page and has the keyboard to itself. */
export const openModal = '[data-modal]';

/** The bare frame of everything that covers the page until it is closed. Its first control has the focus. */
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

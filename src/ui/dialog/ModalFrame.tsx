import { createContext, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { UnsavedContext } from '../unsaved/unsavedWork.ts';
import { content, scrim } from './ModalFrame.css.ts';
import { useDiscardQuestion } from './useDiscardQuestion.ts';

const controls = 'a[href], button, input, textarea, [tabindex="0"]';

/** Ref that focuses a dialog's first control, like the platform's `<dialog>`, unless something inside has the focus. */
function focusFirst(dialog: HTMLElement | null): void {
  if (!dialog || dialog.contains(document.activeElement)) return;
  const usable = [...dialog.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );
  usable?.focus();
}

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

/** The frame of every modal. Focuses its first control; closing it asks while something in it is unsaved. */
export function ModalFrame({ open, onClose, className, label, children }: ModalFrameProps) {
  const { hold, close } = useDiscardQuestion(onClose);
  return (
    <ModalOverlay
      className={scrim}
      data-modal=""
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className={className}>
        <Dialog ref={focusFirst} className={content} {...(label !== undefined && { 'aria-label': label })}>
          <InModal value>
            <UnsavedContext value={hold}>{children}</UnsavedContext>
          </InModal>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

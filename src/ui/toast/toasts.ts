import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface Toast {
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** What few readers need, such as an error code. */
  detail?: string;
  /** What can be done about it, such as taking it back. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onChoose: () => void;
}

const milliseconds = 6000;

/** Shows up to four toasts, newest first. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 4 });

export const toasts = {
  /** Replaces a toast with the same text. Errors stay until dismissed. */
  add(tone: Toast['tone'], text: string, more: Pick<Toast, 'action' | 'detail'> = {}): void {
    for (const { key, content } of toastQueue.visibleToasts) if (content.text === text) toastQueue.close(key);
    toastQueue.add({ tone, text, ...more }, tone === 'error' ? {} : { timeout: milliseconds });
  },
};

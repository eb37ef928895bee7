import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface Toast {
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** What can be done about it, such as taking it back. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onChoose: () => void;
}

const milliseconds = 6000;

/** What is shown now, newest first; at most four. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 4 });

export const toasts = {
  /** Shows a text once, however often it is added. Errors stay until they are dismissed. */
  add(tone: Toast['tone'], text: string, action?: ToastAction): void {
    for (const { key, content } of toastQueue.visibleToasts) if (content.text === text) toastQueue.close(key);
    toastQueue.add({ tone, text, ...(action && { action }) }, tone === 'error' ? {} : { timeout: milliseconds });
  },
};

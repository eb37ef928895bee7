import { createStore } from '#values/createStore.ts';

export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** What can be done about it, such as taking it back. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onChoose: () => void;
}

const shown = createStore<readonly Toast[]>([]);
let last = 0;

/** What is shown now, oldest first; at most four. */
export const toasts = {
  current: shown.current,
  subscribe: shown.subscribe,
  add(tone: Toast['tone'], text: string, action?: ToastAction): void {
    last += 1;
    const others = shown.current().filter((toast) => toast.text !== text);
    shown.set([...others, { id: last, tone, text, ...(action && { action }) }].slice(-4));
  },
  remove(id: number): void {
    shown.set(shown.current().filter((toast) => toast.id !== id));
  },
};

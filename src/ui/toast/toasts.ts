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

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** What is shown now, oldest first; at most four. */
export const toasts = {
  current: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(tone: Toast['tone'], text: string, action?: ToastAction): void {
    last += 1;
    show(
      [...shown.filter((toast) => toast.text !== text), { id: last, tone, text, ...(action && { action }) }].slice(-4),
    );
  },
  remove(id: number): void {
    show(shown.filter((toast) => toast.id !== id));
  },
};

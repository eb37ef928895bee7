type CommandDialog = 'palette' | 'shortcuts';

let opened: CommandDialog | null = null;
const listeners = new Set<() => void>();

function show(next: CommandDialog | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Which of the command dialogs is open, wherever it was asked for. */
export const commandDialogs = {
  current: (): CommandDialog | null => opened,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  open: (dialog: CommandDialog): void => show(dialog),
  close: (): void => show(null),
};

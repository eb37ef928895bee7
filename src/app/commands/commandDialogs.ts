import { createStore } from '#values/createStore.ts';

type CommandDialog = 'palette' | 'shortcuts';

const opened = createStore<CommandDialog | null>(null);

/** Which of the command dialogs is open, wherever it was asked for. */
export const commandDialogs = {
  current: opened.current,
  subscribe: opened.subscribe,
  open: (dialog: CommandDialog): void => opened.set(dialog),
  close: (): void => opened.set(null),
};

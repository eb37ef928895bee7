import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { words } from '../../page/locale/catalogue.ts';
import { useFailureToast } from '../../page/errors/useFailureToast.ts';
import { commandDialogs } from './commandDialogs.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

async function fetchDialogs() {
  const [{ CommandDialogs }] = await Promise.all([import('./CommandDialogs.tsx'), words.open('command')]);
  return CommandDialogs;
}

/** Listens for shortcuts; the palette and the list of shortcuts are fetched when they are first asked for. */
export function CommandHost() {
  const open = useSyncExternalStore(commandDialogs.subscribe, commandDialogs.current);
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const showFailure = useFailureToast();
  useShortcutKeys();
  useEffect(() => {
    if (open === null || Dialogs !== null) return;
    fetchDialogs().then(
      (fetched) => setDialogs(() => fetched),
      (error: unknown) => {
        commandDialogs.close();
        showFailure(error);
      },
    );
  }, [open, Dialogs, showFailure]);
  return Dialogs && <Dialogs />;
}

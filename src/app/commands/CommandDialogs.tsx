import { useSyncExternalStore } from 'react';
import { commandDialogs } from './commandDialogs.ts';
import { Palette } from './Palette.tsx';
import { ShortcutList } from './ShortcutList.tsx';

/** The dialog that was asked for. */
export function CommandDialogs() {
  const open = useSyncExternalStore(commandDialogs.subscribe, commandDialogs.current);
  return (
    <>
      {open === 'palette' && <Palette onClose={commandDialogs.close} />}
      <ShortcutList open={open === 'shortcuts'} onClose={commandDialogs.close} />
    </>
  );
}

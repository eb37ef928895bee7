import { type ReactNode, useEffect, useState } from 'react';
import { openModal } from '../../../ui/dialog/ModalFrame.tsx';
import { exitsOf } from '../card/nodeDraft.ts';
import { ConnectDialog } from '../palette/ConnectDialog.tsx';
import { cardAt } from '../state/cardAt.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { isTyping } from '../state/isTyping.ts';

/** Connects steps by name, also where exits are too small to be drawn from. `C` does so for the focused or selected step. */
export function useConnectDialog(): { dialog: ReactNode; connect: (from: string) => void } {
  const { readOnly, store } = useEditorSetting();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    if (readOnly) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== 'c' || held || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector(openModal)) return;
      const { selected, editing } = store.get();
      const id = cardAt(event.target) ?? (selected.size === 1 ? [...selected][0] : undefined);
      const node = editing.document.nodes.find((each) => each.id === id);
      if (!node || exitsOf(node).length === 0) return;
      event.preventDefault();
      setFrom(node.id);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [readOnly, store]);
  const dialog = from !== null && <ConnectDialog from={from} exit={null} onClose={() => setFrom(null)} />;
  return { dialog, connect: setFrom };
}

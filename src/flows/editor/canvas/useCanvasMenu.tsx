import { useReactFlow } from '@xyflow/react';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import { exitsOf } from '../card/nodeDraft.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import type { EditorActions } from '../state/useEditorActions.ts';
import { canvasMessages } from './canvas.messages.ts';
import { ContextMenu, type MenuCommand } from './ContextMenu.tsx';
import { type PendingStep, withRoom } from './useCanvasEvents.ts';

type Opened = { at: { x: number; y: number }; canvas: { x: number; y: number } } & (
  | { on: 'node' | 'edge'; id: string }
  | { on: 'pane' }
);

/** The menus of steps, connections and the empty canvas. */
export function useCanvasMenu(
  actions: EditorActions,
  pick: (step: PendingStep) => void,
  onInspect: () => void,
  connect: (from: string) => void,
) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const { screenToFlowPosition } = useReactFlow();
  const [opened, setOpened] = useState<Opened | null>(null);

  const handlers = useMemo(() => {
    const open = (event: MouseEvent | globalThis.MouseEvent, on: Opened['on'], id = '') => {
      if (readOnly) return;
      event.preventDefault();
      const element = event.target instanceof Element ? event.target.closest('.react-flow') : null;
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      const at = { x: event.clientX, y: event.clientY };
      setOpened({ on, id, at, canvas: withRoom({ x: at.x - box.left, y: at.y - box.top }, box) });
    };
    return {
      onNodeContextMenu(event: MouseEvent, { id }: { id: string }): void {
        if (!store.get().selected.has(id)) store.select([id]);
        open(event, 'node', id);
      },
      onEdgeContextMenu: (event: MouseEvent, { id }: { id: string }) => open(event, 'edge', id),
      onPaneContextMenu: (event: MouseEvent | globalThis.MouseEvent) => open(event, 'pane'),
    };
  }, [store, readOnly]);

  const say = (message: (typeof canvasMessages)[keyof typeof canvasMessages]) => intl.formatMessage(message);
  function commandsFor({ canvas, at, ...what }: Opened): MenuCommand[] {
    if (what.on === 'edge') {
      return [
        {
          id: 'insert',
          label: intl.formatMessage(flowMessages.insertHere),
          run: () => pick({ place: { edge: what.id }, at: canvas }),
        },
        {
          id: 'disconnect',
          label: intl.formatMessage(flowMessages.disconnect),
          run: () => actions.disconnect([what.id]),
        },
      ];
    }
    if (what.on === 'pane') {
      const position = screenToFlowPosition(at);
      return [
        {
          id: 'add',
          label: say(canvasMessages.addHere),
          keys: '/',
          run: () => pick({ place: null, at: canvas, position }),
        },
        {
          id: 'all',
          label: say(canvasMessages.selectAll),
          keys: 'Ctrl A',
          run: () => store.select(store.get().editing.document.nodes.map(({ id }) => id)),
        },
      ];
    }
    const node = store.get().editing.document.nodes.find(({ id }) => id === what.id);
    const isStart = node?.type === 'start';
    return [
      { id: 'edit', label: say(canvasMessages.edit), keys: 'Enter', run: onInspect },
      {
        id: 'comment',
        label: intl.formatMessage(node?.comment === undefined ? flowMessages.addComment : flowMessages.editComment),
        keys: 'M',
        run: () => {
          store.select([what.id]);
          onInspect();
          store.editComment();
        },
      },
      { id: 'add', label: say(canvasMessages.addAfter), keys: 'A', run: () => pick({ place: null, at: canvas }) },
      {
        id: 'connect',
        label: say(canvasMessages.connectTo),
        keys: 'C',
        disabled: !node || exitsOf(node).length === 0,
        run: () => connect(what.id),
      },
      {
        id: 'duplicate',
        label: say(canvasMessages.duplicate),
        keys: 'Ctrl D',
        disabled: isStart,
        run: actions.duplicate,
      },
      {
        id: 'copy',
        label: say(canvasMessages.copy),
        keys: 'Ctrl C',
        run: () => void Promise.resolve(actions.copied() ?? '').then((text) => navigator.clipboard.writeText(text)),
      },
      null,
      {
        id: 'delete',
        label: intl.formatMessage(flowMessages.deleteBridge),
        keys: 'Delete',
        disabled: isStart,
        run: () => actions.removeSelected(true),
      },
      {
        id: 'deleteOnly',
        label: intl.formatMessage(flowMessages.delete),
        keys: 'Shift Delete',
        disabled: isStart,
        run: () => actions.removeSelected(false),
      },
    ];
  }
  const menu: ReactNode = opened && (
    <ContextMenu at={opened.at} commands={commandsFor(opened)} onClose={() => setOpened(null)} />
  );
  return { menu, handlers };
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { cardText } from '../card/card.ts';
import { exitsOf, mainExit } from '../card/nodeDraft.ts';
import { freePlace, placeAfter, placeBetween } from '../card/placement.ts';
import { copyText, isCopiedText, readCopied } from '../document/clipboard.ts';
import { connect, type Fragment, paste, reconnect, remove } from '../document/edgeCommands.ts';
import { addNode, insertOnEdge, moveNodes, type Place } from '../document/nodeCommands.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditorSetting } from './EditorContext.ts';
import { newId, newNode } from './newNode.ts';

/** The canvas actions, for mouse and keyboard. Each is one undo step, selects its result and announces it. */
export function useEditorActions() {
  const intl = useIntl();
  const { store } = useEditorSetting();
  return useMemo(() => {
    const document = () => store.get().editing.document;
    const nodeOf = (id: string) => document().nodes.find((node) => node.id === id);
    const nameOf = (node: FlowNode) => cardText(node, intl).name;

    function settle(node: FlowNode): string {
      store.select([node.id]);
      store.reveal(node.id);
      store.announce(intl.formatMessage(flowMessages.added, { name: nameOf(node) }));
      return node.id;
    }

    /** The default place for a new node: the selected node's first unconnected exit. */
    function openPlace(): Place | undefined {
      const [only, second] = store.get().selected;
      const from = only !== undefined && second === undefined ? nodeOf(only) : undefined;
      if (!from) return undefined;
      const taken = new Set(
        document()
          .edges.filter((edge) => edge.from === from.id)
          .map(({ exit }) => exit),
      );
      const exits = exitsOf(from);
      const exit = exits.find(({ id }) => !taken.has(id)) ?? exits[0];
      return exit && { from: from.id, exit: exit.id };
    }

    function putIn(fragment: Fragment | undefined): void {
      if (!fragment || fragment.nodes.length === 0) return;
      const { change, ids } = paste(document(), fragment, { x: 40, y: 40 }, newId);
      store.perform(change);
      store.select(ids);
      store.announce(intl.formatMessage(flowMessages.pasted, { count: ids.length }));
    }

    return {
      addAfter(
        this: void,
        type: NodeTypeName,
        place: Place | undefined = openPlace(),
        at?: { x: number; y: number },
      ): string {
        const from = place && nodeOf(place.from);
        const position = at ?? (from && place ? placeAfter(document(), from, place.exit) : undefined);
        const node = newNode(type, position ?? freePlace(document(), { x: 0, y: 0 }));
        store.perform(addNode(document(), node, newId, place, mainExit(node)));
        return settle(node);
      },
      addAt(this: void, type: NodeTypeName, at: { x: number; y: number }): string {
        const node = newNode(type, at);
        store.perform(addNode(document(), node, newId));
        return settle(node);
      },
      addOnEdge(this: void, type: NodeTypeName, edgeId: string): string | undefined {
        const edge = document().edges.find(({ id }) => id === edgeId);
        const from = edge && nodeOf(edge.from);
        if (!edge || !from) return undefined;
        const { at, moved } = placeBetween(document(), from, edge);
        const node = newNode(type, at);
        store.perform(moveNodes(document(), moved), node.id);
        store.perform(insertOnEdge(document(), edgeId, node, newId, mainExit(node)), node.id);
        store.endGroup();
        return settle(node);
      },
      connect(this: void, from: string, exit: string, to: string): void {
        const target = nodeOf(to);
        if (!target) return;
        store.perform(connect(document(), from, exit, to, newId));
        store.announce(intl.formatMessage(flowMessages.connected, { name: nameOf(target) }));
      },
      reconnect: (edgeId: string, from: string, exit: string, to: string) =>
        store.perform(reconnect(document(), edgeId, { from, exit, to })),
      disconnect(this: void, edgeIds: Iterable<string>): void {
        store.perform(remove(document(), new Set(), new Set(edgeIds), false));
        store.announce(intl.formatMessage(flowMessages.disconnected));
      },
      /** Never removes the start: a flow has exactly one. */
      removeSelected(this: void, bridge: boolean): void {
        const { selected, selectedEdges } = store.get();
        const ids = new Set([...selected].filter((id) => nodeOf(id)?.type !== 'start'));
        if (ids.size + selectedEdges.size === 0) return;
        store.perform(remove(document(), ids, selectedEdges, bridge));
        store.announce(
          ids.size > 0
            ? intl.formatMessage(flowMessages.removed, { count: ids.size })
            : intl.formatMessage(flowMessages.disconnected),
        );
      },
      move: (places: ReadonlyMap<string, { x: number; y: number }>, group: string | null = null) =>
        store.perform(moveNodes(document(), places), group),
      copied(this: void): string | undefined {
        const { selected } = store.get();
        if (selected.size === 0) return undefined;
        store.announce(intl.formatMessage(flowMessages.copied, { count: selected.size }));
        return copyText(document(), selected);
      },
      /** Returns whether the text was copied from a flow; an invalid copy adds nothing. */
      paste(this: void, text: string): boolean {
        if (!isCopiedText(text)) return false;
        putIn(readCopied(text));
        return true;
      },
      undo(this: void): void {
        store.undo();
        store.announce(intl.formatMessage(flowMessages.undone));
      },
      redo(this: void): void {
        store.redo();
        store.announce(intl.formatMessage(flowMessages.redone));
      },
    };
  }, [intl, store]);
}

export type EditorActions = ReturnType<typeof useEditorActions>;

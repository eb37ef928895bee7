import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { cardText } from '../card/card.ts';
import { exitsOf, mainExit } from '../card/nodeDraft.ts';
import { freeOffset, freePlace, heightOf } from '../card/placement.ts';
import { placeStep } from '../card/placeStep.ts';
import { fragmentOf, looksLikeFlow, withoutFence, withoutStart } from '../document/clipboard.ts';
import { connect, type Fragment, paste, reconnect, remove } from '../document/edgeCommands.ts';
import { addNode, moveNodes, type Place } from '../document/nodeCommands.ts';
import { replaceDocument } from '../document/replaceDocument.ts';
import { loadedTextForm, loadTextForm } from '../text/loadTextForm.ts';
import { transferMessages } from '../text/transfer.messages.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditorSetting } from './EditorContext.ts';
import { undoMessages } from './undo.messages.ts';
import { newId, newNode } from './newNode.ts';

/** The canvas actions, for mouse and keyboard. Each is one undo step, selects its result and announces it. */
export function useEditorActions() {
  const intl = useIntl();
  const { store, world, country } = useEditorSetting();
  return useMemo(() => {
    const document = () => store.get().editing.document;
    const nodeOf = (id: string) => document().nodes.find((node) => node.id === id);
    const nameOf = (node: FlowNode) => cardText(node, intl).name;

    const doing = {
      add: (node: FlowNode) => intl.formatMessage(undoMessages.add, { name: nameOf(node) }),
      remove(ids: ReadonlySet<string>): string {
        const [only] = ids;
        const node = ids.size === 1 && only !== undefined ? nodeOf(only) : undefined;
        if (ids.size === 0) return intl.formatMessage(undoMessages.disconnect);
        return node
          ? intl.formatMessage(undoMessages.delete, { name: nameOf(node) })
          : intl.formatMessage(undoMessages.deleteMany, { count: ids.size });
      },
      move(places: ReadonlyMap<string, unknown>): string {
        const [only] = places.keys();
        const node = places.size === 1 && only !== undefined ? nodeOf(only) : undefined;
        return node
          ? intl.formatMessage(undoMessages.move, { name: nameOf(node) })
          : intl.formatMessage(undoMessages.moveMany, { count: places.size });
      },
    };

    function settle(node: FlowNode): string {
      store.selectFresh(node.id);
      store.reveal(node.id);
      store.announce(intl.formatMessage(flowMessages.added, { name: nameOf(node) }));
      return node.id;
    }

    /** Adds a node that has its position, after others have made room for it. */
    function putDown(node: FlowNode, place?: Place, moved: ReadonlyMap<string, { x: number; y: number }> = new Map()) {
      store.perform(moveNodes(document(), moved), node.id, doing.add(node));
      store.perform(addNode(document(), node, newId, place, mainExit(node)), node.id, doing.add(node));
      store.endGroup();
      return settle(node);
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

    function addAfter(
      type: NodeTypeName,
      place: Place | undefined = openPlace(),
      at?: { x: number; y: number },
    ): string {
      if (at) return putDown(newNode(type, { ...at, byHand: true }), place);
      const node = newNode(type);
      const from = place && nodeOf(place.from);
      if (!from) return putDown({ ...node, position: freePlace(document(), { x: 0, y: 0 }, heightOf(node)) }, place);
      const { at: position, moved } = placeStep(document(), node, from, place.exit);
      return putDown({ ...node, position }, place, moved);
    }

    function putIn(part: Fragment): void {
      const fragment = withoutStart(part);
      if (fragment.nodes.length === 0) return;
      const { change, ids } = paste(document(), fragment, freeOffset(document(), fragment), newId);
      store.perform(change, null, intl.formatMessage(undoMessages.paste));
      store.select(ids);
      if (ids[0] !== undefined) store.reveal(ids[0]);
      store.announce(intl.formatMessage(flowMessages.pasted, { count: ids.length }));
    }

    async function pasteText(text: string): Promise<void> {
      const { receiveFlow, faultWords, lackingWords } = await loadTextForm();
      const received = receiveFlow(text, world.current, country);
      if (received.ok) {
        putIn(received.part);
        if (received.lacking.length > 0) toasts.add('warning', lackingWords(received.lacking, intl));
      } else {
        const [first] = received.faults;
        const fault = first ? faultWords(first, intl) : '';
        toasts.add('error', intl.formatMessage(transferMessages.pasteFault, { fault }));
      }
    }

    return {
      addAfter,
      addAt(this: void, type: NodeTypeName, at: { x: number; y: number }): string {
        return putDown(newNode(type, { ...at, byHand: true }));
      },
      addOnEdge(this: void, type: NodeTypeName, edgeId: string): string | undefined {
        const edge = document().edges.find(({ id }) => id === edgeId);
        return edge && addAfter(type, edge);
      },
      connect(this: void, from: string, exit: string, to: string): void {
        const target = nodeOf(to);
        if (!target) return;
        store.perform(connect(document(), from, exit, to, newId), null, intl.formatMessage(undoMessages.connect));
        store.announce(intl.formatMessage(flowMessages.connected, { name: nameOf(target) }));
      },
      reconnect: (edgeId: string, from: string, exit: string, to: string) =>
        store.perform(
          reconnect(document(), edgeId, { from, exit, to }),
          null,
          intl.formatMessage(undoMessages.connect),
        ),
      disconnect(this: void, edgeIds: Iterable<string>): void {
        store.perform(
          remove(document(), new Set(), new Set(edgeIds), false),
          null,
          intl.formatMessage(undoMessages.disconnect),
        );
        store.announce(intl.formatMessage(flowMessages.disconnected));
      },
      /** Never removes the start: a flow has exactly one. */
      removeSelected(this: void, bridge: boolean): void {
        const { selected, selectedEdges } = store.get();
        const ids = new Set([...selected].filter((id) => nodeOf(id)?.type !== 'start'));
        if (ids.size + selectedEdges.size === 0) return;
        store.perform(remove(document(), ids, selectedEdges, bridge), null, doing.remove(ids));
        store.announce(
          ids.size > 0
            ? intl.formatMessage(flowMessages.removed, { count: ids.size })
            : intl.formatMessage(flowMessages.disconnected),
        );
      },
      move: (places: ReadonlyMap<string, { x: number; y: number }>, group: string | null = null) =>
        store.perform(moveNodes(document(), places, group === 'drag' ? 'hand' : 'layout'), group, doing.move(places)),
      /** The selected steps as text, if what writes it is loaded, else the promise of it; undefined without any. */
      copied(this: void): string | Promise<string> | undefined {
        const { selected } = store.get();
        if (selected.size === 0) return undefined;
        const part = { schema: 1 as const, ...fragmentOf(document(), selected) };
        store.announce(intl.formatMessage(flowMessages.copied, { count: selected.size }));
        const loaded = loadedTextForm();
        return loaded
          ? loaded.writeFlow(part, world.current, 'yaml')
          : loadTextForm().then(({ writeFlow }) => writeFlow(part, world.current, 'yaml'));
      },
      /** Puts a copy of the selected steps beside them. */
      duplicate(this: void): void {
        putIn(fragmentOf(document(), store.get().selected));
      },
      /** Returns whether the text looks like a flow; what is wrong in it is said. */
      paste(this: void, text: string): boolean {
        if (!looksLikeFlow(text)) return false;
        void pasteText(withoutFence(text));
        return true;
      },
      putIn,
      /** Replaces the whole flow in one step of the history; `done` is announced. */
      replace(this: void, next: FlowDocument, label: string, done: string): void {
        store.perform(replaceDocument(document(), next, newId), null, label);
        store.select([]);
        store.announce(done);
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
  }, [intl, store, world, country]);
}

export type EditorActions = ReturnType<typeof useEditorActions>;

import { useReactFlow } from '@xyflow/react';
import type { FlowDocument } from '#values/flow/document.ts';
import { fitOptions } from '../canvas/fitOptions.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { laidOut } from './laidOut.ts';

/** Replaces the whole draft in one step that can be undone, laid out where it has no positions, and shows all of it. */
export function useReplaceDraft() {
  const actions = useEditorActions();
  const { fitView } = useReactFlow();
  return async (current: FlowDocument, next: FlowDocument, label: string, done: string): Promise<void> => {
    actions.replace(await laidOut(current, next), label, done);
    // The canvas draws the new steps in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => void fitView(fitOptions(0))));
  };
}

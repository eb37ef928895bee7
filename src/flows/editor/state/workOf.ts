import type { SnapshotFrom } from 'xstate';
import type { flowEditorMachine } from '../../../machines/flowEditor/flowEditor.machine.ts';
import type { SaveStateProps } from '../SaveState.tsx';

/** What the bar says of the draft's saving. */
export function workOf(state: SnapshotFrom<typeof flowEditorMachine>, dirty: boolean): SaveStateProps['work'] {
  if (state.matches({ draft: { sending: 'publishing' } })) return 'publishing';
  if (state.matches({ draft: 'sending' })) return 'saving';
  if (!dirty) return 'saved';
  return state.context.notSaved ? 'failed' : 'unsaved';
}

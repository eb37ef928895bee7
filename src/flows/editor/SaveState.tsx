import { useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './card/flow.messages.ts';

/** Shows whether the draft is saved and which version is live. */
export function SaveState({ state, dirty }: { state: SnapshotFrom<typeof flowEditorMachine>; dirty: boolean }) {
  const intl = useIntl();
  const { flow } = state.context;
  const published = flow?.publishedVersion ?? null;
  const work = state.matches({ sending: 'publishing' })
    ? flowMessages.publishing
    : state.matches('sending')
      ? flowMessages.saving
      : dirty
        ? flowMessages.unsaved
        : flowMessages.saved;
  const live =
    published === null
      ? intl.formatMessage(flowMessages.neverPublished)
      : flow?.changed
        ? intl.formatMessage(flowMessages.changed, { version: published })
        : intl.formatMessage(flowMessages.live, { version: published });
  return (
    <div className={styles.state} role="status">
      <Badge tone={published !== null && !flow?.changed ? 'success' : 'neutral'}>{live}</Badge>
      <span>{intl.formatMessage(work)}</span>
    </div>
  );
}

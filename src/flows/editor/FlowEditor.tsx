import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type flowEditorMachine, hasUnsavedWork } from '../../machines/flowEditor/flowEditor.machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { MenuItem } from '../../ui/menu/MenuButton.tsx';
import * as bar from './EditorBar.css.ts';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './card/flow.messages.ts';
import { LoadedFlow } from './LoadedFlow.tsx';
import type { Surroundings } from './Surroundings.ts';

interface FlowEditorProps extends Surroundings {
  /** The machine with its actors provided; must keep its identity across renders. */
  machine: typeof flowEditorMachine;
  /** What stands first in the bar: the way back and whose flow this is. */
  lead: ReactNode;
  /** Further entries of the flow's menu; must keep their identity across renders. */
  links: readonly MenuItem[];
  onDirty: (dirty: boolean) => void;
}

/** The complete editor for one call flow: its bar, the canvas with its panels, and the dialogs around saving. */
export function FlowEditor({ machine, onDirty, ...rest }: FlowEditorProps) {
  const intl = useIntl();
  const [state, send] = useMachine(machine);
  const { flow, document } = state.context;
  const dirty = hasUnsavedWork(state);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  if (flow && document && !state.matches({ draft: 'failed' })) {
    return <LoadedFlow {...rest} flow={flow} document={document} state={state} send={send} dirty={dirty} />;
  }
  return (
    <div className={styles.frame}>
      <div className={bar.bar}>{rest.lead}</div>
      {state.matches({ draft: 'failed' }) ? (
        <Notice
          tone="error"
          action={
            <Button onClick={() => send({ type: 'load.retried' })}>{intl.formatMessage(flowMessages.retry)}</Button>
          }
        >
          {intl.formatMessage(flowMessages.loadFailed)}
        </Notice>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  );
}

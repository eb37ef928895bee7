import { useIntl } from 'react-intl';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { flowMessages } from '../flow.messages.ts';
import * as styles from './StepList.css.ts';
import { StepList } from './StepList.tsx';

interface StepPickerProps {
  /** Pixels from the top left of the canvas. */
  at: { x: number; y: number };
  onPick: (type: NodeTypeName) => void;
  onClose: () => void;
}

/** The step list where a connection was dropped: picks what comes next. Escape and leaving it close it. */
export function StepPicker({ at, onPick, onClose }: StepPickerProps) {
  const intl = useIntl();
  return (
    <div
      className={styles.popover}
      style={{ left: at.x, top: at.y }}
      role="dialog"
      aria-label={intl.formatMessage(flowMessages.addStep)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <StepList onPick={onPick} autoFocus />
    </div>
  );
}

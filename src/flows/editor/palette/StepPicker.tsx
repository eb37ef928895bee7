import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { flowMessages } from '../card/flow.messages.ts';
import * as styles from './StepList.css.ts';
import { StepList } from './StepList.tsx';
import { isComposing } from '../../../ui/keys/isComposing.ts';

interface StepPickerProps {
  /** Pixels from the top left of the canvas. */
  at: { x: number; y: number };
  onPick: (type: NodeTypeName) => void;
  onClose: () => void;
}

/** The step list shown where a connection was dropped. Closes on Escape and when focus leaves it. */
export function StepPicker({ at, onPick, onClose }: StepPickerProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const picker = element.current;
    if (!picker) return undefined;
    const done = new AbortController();
    const { signal } = done;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && picker.contains(relatedTarget))) onClose();
    };
    picker.addEventListener('keydown', onKeyDown, { signal });
    picker.addEventListener('focusout', onLeave, { signal });
    return () => done.abort();
  }, [onClose]);
  return (
    <div
      ref={element}
      className={styles.popover}
      style={{ left: at.x, top: at.y }}
      role="dialog"
      aria-label={intl.formatMessage(flowMessages.addStep)}
    >
      <StepList onPick={onPick} focused />
    </div>
  );
}

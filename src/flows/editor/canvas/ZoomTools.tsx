import { useReactFlow, useStore } from '@xyflow/react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/iconPaths.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { windowMessages } from '../card/window.messages.ts';
import { fitOptions } from './fitOptions.ts';
import * as styles from './Toolbar.css.ts';

interface ToolProps {
  icon: IconName;
  label: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the canvas's toolbar. */
export function Tool({ icon, label, keys, pressed, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

/** Zooms the canvas; `covered` are the pixels at its right that a panel covers. */
export function ZoomTools({ covered }: { covered: number }) {
  const intl = useIntl();
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  return (
    <>
      <Tool icon="minus" label={intl.formatMessage(flowMessages.zoomOut)} onClick={() => void zoomOut()} />
      <Zoom />
      <Tool icon="plus" label={intl.formatMessage(flowMessages.zoomIn)} onClick={() => void zoomIn()} />
      <Tool icon="fit" label={intl.formatMessage(flowMessages.fit)} onClick={() => void fitView(fitOptions(covered))} />
    </>
  );
}

/** The zoom in percent; a click shows the canvas in its actual size. */
function Zoom() {
  const intl = useIntl();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  const { zoomTo } = useReactFlow();
  const label = intl.formatMessage(windowMessages.actualSize);
  const shown = intl.formatNumber(percent / 100, { style: 'percent' });
  return (
    <button type="button" className={styles.zoom} title={label} onClick={() => void zoomTo(1)}>
      {shown}
    </button>
  );
}

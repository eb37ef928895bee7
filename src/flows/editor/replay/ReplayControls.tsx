import { useIntl } from 'react-intl';
import { replaySpeeds } from '../../../machines/callReplay/callReplay.machine.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import * as styles from './CallReplay.css.ts';
import { clock } from '#flows/core/clock.ts';
import type { Moment } from './moments.ts';
import { replayMessages } from './replay.messages.ts';
import type { useReplay } from './useReplay.ts';

interface ReplayControlsProps {
  replay: ReturnType<typeof useReplay>;
  moments: readonly Moment[];
}

/** Plays a replayed call, or steps through it. */
export function ReplayControls({ replay, moments }: ReplayControlsProps) {
  const words = useIntl().formatMessage;
  const { at, speed, isPlaying, toggle, send } = replay;
  const total = moments.at(-1)?.at ?? 0;
  return (
    <div className={styles.controls}>
      <IconButton
        icon="chevronLeft"
        label={words(replayMessages.back)}
        disabled={at === 0}
        onClick={() => send({ type: 'moment.back' })}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        look="primary"
        label={words(isPlaying ? replayMessages.pause : replayMessages.play)}
        onClick={toggle}
      />
      <IconButton
        icon="chevronRight"
        label={words(replayMessages.next)}
        disabled={at === moments.length - 1}
        onClick={() => send({ type: 'moment.next' })}
      />
      <span className={styles.position}>
        {words(replayMessages.position, { time: clock(moments[at]?.at ?? 0), total: clock(total) })}
      </span>
      <ToggleButtons
        label={words(replayMessages.speed)}
        value={String(speed)}
        choices={replaySpeeds.map((each) => {
          return { value: String(each), label: words(replayMessages.times, { speed: each }) };
        })}
        onChange={(value) => {
          const chosen = replaySpeeds.find((each) => String(each) === value);
          if (chosen) send({ type: 'speed.chosen', speed: chosen });
        }}
      />
    </div>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { playTime } from '../../ui/text/playTime.ts';
import {
  channel,
  channels as channelsClass,
  controls,
  focusRing,
  loading,
  player,
  position,
  single,
  time,
} from './Player.css.ts';
import { callMessages } from './call.messages.ts';
import { playerWords as words } from './player.messages.ts';
import { useWaveform } from './useWaveform.ts';
import { Waveform } from './Waveform.tsx';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const step = 10;

interface RecordingPlayerProps {
  /** Null until it has loaded: the player takes its place from the start, so that nothing moves when it arrives. */
  recording: Blob | null;
  /** Where the browser finds it. */
  url: string | undefined;
  label: string;
  onPlay: () => void;
}

/** Plays a recording, with its waveform by channel. A conversation has the caller in the first and who answered in the second. */
export function RecordingPlayer({ recording, url, label, onPlay }: RecordingPlayerProps) {
  const intl = useIntl();
  const audio = useRef<HTMLAudioElement>(null);
  const waves = useWaveform(recording);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState({ now: 0, length: 0 });
  const [speed, setSpeed] = useState<number>(1);
  const text = (key: Exclude<keyof typeof words, 'times' | 'at'>) => intl.formatMessage(words[key]);

  const toggle = () => {
    if (audio.current?.paused) void audio.current.play();
    else audio.current?.pause();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = Math.min(Math.max(0, seconds), audio.current.duration || 0);
  };
  const move = (seconds: number) => seek((audio.current?.currentTime ?? 0) + seconds);
  const changeSpeed = (next: number) => {
    if (audio.current) audio.current.playbackRate = next;
    setSpeed(next);
  };
  const turn = (by: 1 | -1) => changeSpeed(speeds[speeds.findIndex((each) => each === speed) + by] ?? speed);
  const keys: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    ArrowLeft: () => move(-step),
    ArrowRight: () => move(step),
    '<': () => turn(-1),
    '>': () => turn(1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key];
    if (!press || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    press();
  };
  const reported = intl.formatMessage(words.at, { position: playTime(at.now), length: playTime(at.length) });
  const names = [text('caller'), text('target')];
  return (
    <div className={player}>
      <div className={channelsClass}>
        {!recording && <output className={loading}>{intl.formatMessage(callMessages.loadingAudio)}</output>}
        {waves?.map((peaks, index) => (
          <div key={names[index] ?? index} className={waves.length === 2 ? channel : single}>
            {waves.length === 2 && <span>{names[index]}</span>}
            <Waveform peaks={peaks} progress={at.length > 0 ? at.now / at.length : 0} />
          </div>
        ))}
        <input
          type="range"
          className={position}
          style={{ left: waves?.length === 2 ? 96 : 0, width: waves?.length === 2 ? 'calc(100% - 96px)' : '100%' }}
          aria-label={text('position')}
          aria-valuetext={reported}
          title={text('keys')}
          min={0}
          max={at.length || 1}
          step="any"
          disabled={!recording}
          value={at.now}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <span className={focusRing} />
      </div>
      <audio
        ref={audio}
        src={url}
        aria-label={label}
        onPlay={() => {
          setPlaying(true);
          onPlay();
        }}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime: now, duration: length } }) => setAt({ now, length })}
        onSeeked={({ currentTarget: { currentTime: now, duration: length } }) => setAt({ now, length })}
        onLoadedMetadata={({ currentTarget: { duration: length } }) => setAt({ now: 0, length })}
      >
        <track kind="captions" />
      </audio>
      <div className={controls}>
        <IconButton icon="undo" label={text('back')} disabled={!recording} onClick={() => move(-step)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={text(playing ? 'pause' : 'play')}
          disabled={!recording}
          onClick={toggle}
        />
        <IconButton icon="redo" label={text('ahead')} disabled={!recording} onClick={() => move(step)} />
        <span className={time}>{reported}</span>
        <SelectField
          inline
          label={text('speed')}
          value={String(speed)}
          choices={speeds.map((times) => ({ value: String(times), label: intl.formatMessage(words.times, { times }) }))}
          onChange={(chosen) => changeSpeed(Number(chosen))}
        />
      </div>
    </div>
  );
}

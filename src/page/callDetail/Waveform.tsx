import { useId } from 'react';
import { barsPath } from './peaks.ts';
import { played, waveform } from './Player.css.ts';

interface WaveformProps {
  /** Loudness over time, from 0 to 1. */
  peaks: readonly number[];
  /** The part that was played, from 0 to 1. */
  progress: number;
}

/** One channel of a recording; what was played stands out. */
export function Waveform({ peaks, progress }: WaveformProps) {
  const id = useId();
  const path = barsPath(peaks);
  return (
    <svg className={waveform} viewBox={`0 0 ${peaks.length} 2`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id}>
        <rect width={peaks.length * progress} height="2" />
      </clipPath>
      <path d={path} />
      <path d={path} className={played} clipPath={`url(#${id})`} />
    </svg>
  );
}

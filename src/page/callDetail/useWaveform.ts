import { useEffect, useState } from 'react';
import { peaksOf } from './peaks.ts';

const bars = 400;
/** Enough to draw; a recording of an hour is decoded in a second. */
const sampleRate = 8000;

/** The loudness of a recording over time by channel; undefined until it is decoded, or if it cannot be. */
export function useWaveform(recording: Blob | null): number[][] | undefined {
  const [channels, setChannels] = useState<number[][]>();
  useEffect(() => {
    let left = false;
    if (!recording) return undefined;
    const decode = async () => {
      const context = new OfflineAudioContext(1, 1, sampleRate);
      const decoded = await context.decodeAudioData(await recording.arrayBuffer());
      const all = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at));
      if (!left) setChannels(all.map((samples) => peaksOf(samples, bars)));
    };
    // What the browser plays but cannot decode is played without a picture.
    decode().catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
    return () => {
      left = true;
    };
  }, [recording]);
  return channels;
}

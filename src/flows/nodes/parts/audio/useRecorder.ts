import { useCallback, useEffect, useRef, useState } from 'react';
import { toWav } from './toWav.ts';

/** In seconds. As WAV, five minutes stay below the largest upload. */
export const longestRecording = 300;

export type RecorderFailure = 'refused' | 'noMicrophone' | 'unsupported' | 'failed';

export type Recording =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'recording'; seconds: number; level: number }
  | { state: 'converting' }
  | { state: 'ready'; wav: Blob }
  | { state: 'failed'; reason: RecorderFailure };

const tickMs = 100;

/** Records the microphone as WAV, until it is stopped or the longest time is over. Leaving ends it. */
export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  const recorder = useRef<MediaRecorder>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Recording) => {
      if (!signal.aborted) setRecording(next);
    };
    show({ state: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
      const recorded = await recordUntilStopped(stream, {
        signal,
        started: (media) => (recorder.current = media),
        heard: (seconds, level) => show({ state: 'recording', seconds, level }),
      });
      if (signal.aborted) return;
      show({ state: 'converting' });
      show({ state: 'ready', wav: await toWav(recorded) });
    } catch (error) {
      show({ state: 'failed', reason: failureOf(error) });
    }
  }, []);
  const stop = useCallback(() => recorder.current?.stop(), []);
  const discard = useCallback(() => {
    running.current?.abort();
    setRecording({ state: 'idle' });
  }, []);
  return { recording, start, stop, discard };
}

interface Listening {
  signal: AbortSignal;
  started: (media: MediaRecorder) => void;
  /** Told ten times a second; the level is from 0 to 1. */
  heard: (seconds: number, level: number) => void;
}

async function recordUntilStopped(stream: MediaStream, { signal, started, heard }: Listening): Promise<Blob> {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const media = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    heard(seconds, levelOf(analyser));
    if (seconds >= longestRecording && media.state === 'recording') media.stop();
  }, tickMs);
  try {
    await new Promise<void>((resolve, reject) => {
      media.addEventListener('dataavailable', ({ data }) => parts.push(data));
      media.addEventListener('stop', () => resolve());
      media.addEventListener('error', () => reject(new Error('the recording broke off')));
      signal.addEventListener('abort', () => resolve());
      media.start();
      started(media);
      heard(0, 0);
    });
  } finally {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    await context.close();
  }
  return new Blob(parts, { type: media.mimeType });
}

/** How loud it is now, from 0 to 1. Speech has peaks of about a third. */
function levelOf(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  return Math.min(
    1,
    samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
}

function failureOf(error: unknown): RecorderFailure {
  // Pages without HTTPS have no `mediaDevices`.
  if (error instanceof TypeError) return 'unsupported';
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'NotAllowedError') return 'refused';
  return error.name === 'NotFoundError' ? 'noMicrophone' : 'failed';
}

import { useEffect, useState } from 'react';
import { replayPastCalls, type ShadowResult, type ShadowSubject } from './replayPastCalls.ts';

/** What is known so far of what a draft makes of past calls. */
export type Shadowing =
  | { kind: 'idle' }
  | { kind: 'running'; compared: number }
  | { kind: 'stopped' }
  | { kind: 'failed' }
  | { kind: 'done'; result: ShadowResult };

const idle: Shadowing = { kind: 'idle' };

/** Compares past calls when it is started, until it is stopped or its user is gone. */
export function useShadowReplay() {
  const [shadowing, setShadowing] = useState(idle);
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => () => running?.abort(), [running]);
  const start = (subject: ShadowSubject) => {
    const cancel = new AbortController();
    const { signal } = cancel;
    const show = (next: Shadowing) => {
      if (!signal.aborted) setShadowing(next);
    };
    setRunning(cancel);
    setShadowing({ kind: 'running', compared: 0 });
    replayPastCalls(subject, { signal, onProgress: (compared) => show({ kind: 'running', compared }) })
      .then((result) => show({ kind: 'done', result }))
      .catch(() => show({ kind: 'failed' }));
  };
  const stop = () => {
    running?.abort();
    setShadowing({ kind: 'stopped' });
  };
  return { shadowing, start, stop };
}

import { useEffect, useState } from 'react';
import type { FlowEnd } from '../../proof/coverage.ts';
import type { PlayableCall } from '../../proof/playableCall.ts';
import { findExample, type ProofSubject } from './runInWorker.ts';

/** Looks for a call of the subject that ends in one way, and plays it. */
export function useExample(onPlay: (call: PlayableCall) => void) {
  const [search, setSearch] = useState<'searching' | 'noExample' | 'failed' | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => () => running?.abort(), [running]);
  const look = (subject: ProofSubject, end: FlowEnd) => {
    const cancel = new AbortController();
    setRunning(cancel);
    setSearch('searching');
    const settle = (next: () => void) => {
      if (!cancel.signal.aborted) next();
    };
    findExample(subject, end, { signal: cancel.signal })
      .then((call) =>
        settle(() => {
          setSearch(call ? null : 'noExample');
          if (call) onPlay(call);
        }),
      )
      .catch(() => settle(() => setSearch('failed')));
  };
  return { search, look };
}

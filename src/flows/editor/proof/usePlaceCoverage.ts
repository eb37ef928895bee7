import { useEffect, useState } from 'react';
import type { PlaceCoverage } from '../../proof/placeCoverage.ts';
import { coverPlacesInWorker, type ProofSubject } from './runInWorker.ts';

/** How the subject's calls can end by where they come from. */
export function usePlaceCoverage(subject: ProofSubject): readonly PlaceCoverage[] | 'loading' | 'failed' {
  const [known, setKnown] = useState<{ subject: ProofSubject; state: PlaceCoverage[] | 'failed' } | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    const show = (state: PlaceCoverage[] | 'failed') => {
      if (!cancel.signal.aborted) setKnown({ subject, state });
    };
    coverPlacesInWorker(subject, { signal: cancel.signal })
      .then(show)
      .catch(() => show('failed'));
    return () => cancel.abort();
  }, [subject]);
  return known?.subject === subject ? known.state : 'loading';
}

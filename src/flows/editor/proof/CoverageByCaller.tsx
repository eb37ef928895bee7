import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { Coverage } from '../../proof/coverage.ts';
import type { PlayableCall } from '../../proof/playableCall.ts';
import type { Proof } from '../../proof/prove.ts';
import { timeOf } from './coverageDay.ts';
import { CoverageWeek } from './CoverageWeek.tsx';
import * as styles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import { type ProofSubject, proveInWorker } from './runInWorker.ts';
import { useExample } from './useExample.ts';
import { useStepNames } from './useStepNames.ts';

interface CoverageByCallerProps {
  proof: Proof;
  subject: ProofSubject;
  onPlay: (call: PlayableCall) => void;
}

const anyone = 'anyone';

/** How calls can end by the time of day, for anyone or for callers whom a step tells apart, with examples to play. */
export function CoverageByCaller({ proof, subject, onPlay }: CoverageByCallerProps) {
  const words = useIntl().formatMessage;
  const nameOf = useStepNames(subject.others ?? new Map());
  const [chosen, setChosen] = useState(anyone);
  const callers = proof.callers.map(({ caller, ...spot }) => {
    const { step, exit } = nameOf(spot);
    return { value: JSON.stringify(spot), label: words(proofMessages.callerOf, { step, exit: exit ?? '' }), caller };
  });
  const caller = callers.find(({ value }) => value === chosen)?.caller;
  const coverage = useCoverage(proof, subject, caller);
  const { search, look } = useExample(onPlay);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words(proofMessages.week)}</h2>
      {callers.length > 0 && (
        <SelectField
          label={words(proofMessages.callers)}
          inline
          value={caller === undefined ? anyone : chosen}
          choices={[{ value: anyone, label: words(proofMessages.anyone) }, ...callers]}
          onChange={setChosen}
        />
      )}
      {coverage === 'loading' && <Spinner />}
      {coverage === 'failed' && <Notice tone="error">{words(proofMessages.failed)}</Notice>}
      {typeof coverage === 'object' && (
        <CoverageWeek
          {...coverage}
          onPick={(day, stretch) =>
            look({ ...of(subject, caller), ...timeOf(day, stretch, coverage.exceptions, within(subject)) }, stretch.end)
          }
        />
      )}
      <p className={styles.detail} role="status">
        {search !== null && words(proofMessages[search])}
      </p>
    </section>
  );
}

/** What is known about the callers; undefined for anyone. */
type Caller = ProofSubject['caller'];

function of(subject: ProofSubject, caller: Caller): ProofSubject {
  return caller === undefined ? subject : { ...subject, caller };
}

const within = ({ from, document: { timezone } }: ProofSubject) => ({ from, timezone });

type CoverageState = Coverage | 'loading' | 'failed';

/** The coverage of the proof, or of one caller's calls. */
function useCoverage(proof: Proof, subject: ProofSubject, caller: Caller): CoverageState {
  const [proved, setProved] = useState<{ caller: Caller; proof: Proof; state: CoverageState } | null>(null);
  useEffect(() => {
    if (caller === undefined) return undefined;
    const cancel = new AbortController();
    const show = (state: CoverageState) => {
      if (!cancel.signal.aborted) setProved({ caller, proof, state });
    };
    proveInWorker(of(subject, caller), { signal: cancel.signal })
      .then((theirs) => show(theirs.kind === 'proof' ? theirs.coverage : 'failed'))
      .catch(() => show('failed'));
    return () => cancel.abort();
  }, [proof, subject, caller]);
  if (caller === undefined) return proof.coverage;
  return proved?.caller === caller && proved.proof === proof ? proved.state : 'loading';
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PlayableCall } from '../../proof/playableCall.ts';
import type { Proof } from '../../proof/prove.ts';
import { PastCalls, type PastCallsProps } from '../shadow/PastCalls.tsx';
import { type Played, playedOf } from '../simulator/played.ts';
import { playCall } from '../simulator/simulation.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { CoverageByCaller } from './CoverageByCaller.tsx';
import { CoverageByPlace } from './CoverageByPlace.tsx';
import * as styles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import type { ProofSubject } from './runInWorker.ts';
import { CutOffs, Unused } from './Spots.tsx';
import { useProof } from './useProof.ts';
import type { OtherFlows } from './useStepNames.ts';

interface ProofPanelProps {
  pastCalls: PastCallsProps;
  trackingNumber: string;
  /** Shows a call in the simulator. */
  onPlay: (played: Played | null) => void;
}

/** Whether every call of the next two years ends well, with calls that do not; and what becomes of past calls. */
export function ProofPanel({ pastCalls, ...rest }: ProofPanelProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={styles.panel}>
      <div hidden={isPlaying}>
        <Proving {...rest} />
      </div>
      <PastCalls {...pastCalls} onPlaying={setPlaying} />
    </div>
  );
}

function Proving({ trackingNumber, onPlay }: Omit<ProofPanelProps, 'pastCalls'>) {
  const words = useIntl().formatMessage;
  const { account } = useEditorSetting();
  const { proving, stop, again } = useProof(useDocument(), { account, trackingNumber });
  const retry = <Button onClick={again}>{words(proofMessages.again)}</Button>;
  switch (proving.kind) {
    case 'running':
      return (
        <div className={styles.running} role="status">
          <Spinner />
          <span className={styles.grow}>{words(proofMessages.checking)}</span>
          <progress aria-label={words(proofMessages.checking)} value={proving.share} />
          <Button size="small" onClick={stop}>
            {words(proofMessages.stop)}
          </Button>
        </div>
      );
    case 'stopped':
      return (
        <Notice tone="info" action={retry}>
          {words(proofMessages.stopped)}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" action={retry}>
          {words(proofMessages.failed)}
        </Notice>
      );
    case 'done':
      return proving.proof.kind === 'none' ? (
        <Notice tone="info">{words(proofMessages[proving.proof.reason])}</Notice>
      ) : (
        <Result proof={proving.proof} subject={proving.subject} onPlay={onPlay} />
      );
  }
}

interface ResultProps extends Pick<ProofPanelProps, 'onPlay'> {
  proof: Proof;
  subject: ProofSubject;
}

function Result({ proof, subject, onPlay }: ResultProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const { cutOffs, unused } = proof;
  const { document, others = noFlows } = subject;
  const { timezone } = document;
  const date = intl.formatDate(subject.to * 1000, { timeZone: timezone, dateStyle: 'medium' });
  const count = cutOffs.length;
  const play = ({ facts, events }: PlayableCall) =>
    onPlay(playedOf(document, playCall(compile(document, nodeTypes, others), facts, events)));
  return (
    <div className={styles.panel}>
      <div className={styles.section}>
        {count === 0 ? (
          <p className={styles.sentence.proved}>
            <Icon name="check" size={18} />
            {words(proofMessages.proved, { date })}
          </p>
        ) : (
          <p className={styles.sentence.refuted}>
            <Icon name="warning" size={18} />
            {words(proofMessages.refuted, { count, date })}
          </p>
        )}
        <p className={styles.detail}>{words(proofMessages.assumes, { timezone })}</p>
      </div>
      {count > 0 && <CutOffs cutOffs={cutOffs} others={others} onPlay={play} />}
      <CoverageByCaller proof={proof} subject={subject} onPlay={play} />
      <CoverageByPlace subject={subject} onPlay={play} />
      <Unused unused={unused} />
    </div>
  );
}

const noFlows: OtherFlows = new Map();

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { compile } from '#flows/core/compile.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { documentOf } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { RecordedRun } from '#values/flow/recordedRun.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RouteCanvas } from '../RouteCanvas.tsx';
import { replay } from '../simulator/simulation.ts';
import * as styles from './CallReplay.css.ts';
import { isFaithful, type Moment, momentsOf } from './moments.ts';
import { MomentList } from './MomentList.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { replayMessages } from './replay.messages.ts';
import { useReplay } from './useReplay.ts';

interface CallReplayProps {
  account: number;
  /** The versions that the call ran on. */
  document: FlowDocument;
  others: readonly { flow: string; document: FlowDocument }[];
  /** The call's route as stored. */
  steps: readonly RouteStep[];
  run: RecordedRun;
  /** Takes the height that there is, instead of one of its own. */
  fill?: boolean;
}

/** A past call, moment by moment, on the versions of the flows that it ran on. */
export function CallReplay({ account, document, others, steps, run, fill = false }: CallReplayProps) {
  const intl = useIntl();
  const { simulation, moments } = useMemo(() => {
    const byId = new Map(others.map((other) => [other.flow, other.document]));
    const facts: CallFacts = run.facts;
    const replayed = replay(compile(document, nodeTypes, byId), facts, run.events);
    return { simulation: replayed, moments: momentsOf(replayed, intl) };
  }, [document, others, run, intl]);
  if (!isFaithful(simulation, steps)) {
    return (
      <div className={styles.padded}>
        <Notice tone="info">{intl.formatMessage(replayMessages.differs)}</Notice>
      </div>
    );
  }
  const documentAt = (step: Pick<RouteStep, 'flow'>) => documentOf(simulation.flow, step);
  return <Player account={account} moments={moments} documentAt={documentAt} fill={fill} />;
}

interface PlayerProps {
  account: number;
  moments: readonly Moment[];
  documentAt: (step: Pick<RouteStep, 'flow'>) => FlowDocument;
  fill: boolean;
}

function Player({ account, moments, documentAt, fill }: PlayerProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const replaying = useReplay(moments);
  const { at, send } = replaying;
  const now = moments[at];
  const place = now?.route.at(-1)?.flow;
  const steps = useMemo(() => now?.route.filter(({ flow }) => flow === place) ?? [], [now, place]);
  return (
    <section className={fill ? styles.filled : styles.replay} aria-label={words(replayMessages.title)}>
      <div className={styles.stage}>
        <RouteCanvas
          key={place ?? ''}
          account={account}
          document={documentAt(place === undefined ? {} : { flow: place })}
          steps={steps}
        />
        <div>
          <ReplayControls replay={replaying} moments={moments} />
          <p className={styles.keys}>{words(replayMessages.keys)}</p>
        </div>
      </div>
      <div className={styles.side}>
        <MomentList moments={moments} at={at} onChoose={(chosen) => send({ type: 'moment.chosen', at: chosen })} />
      </div>
    </section>
  );
}

import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallStatusBadge } from '../../../ui/callStatus/CallStatusBadge.tsx';
import { TestCallBadge } from '../../../ui/callStatus/TestCallBadge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { playsDifferently } from './playAgain.ts';
import { type Played, playedOf } from './played.ts';
import { simulateMessages } from './simulate.messages.ts';
import { replay, type Simulation } from './simulation.ts';
import * as styles from './Simulator.css.ts';
import { Transcript } from './Transcript.tsx';

interface RealCallProps {
  call: string;
  /** Its page. */
  path: string;
  /** Draws the call on the canvas; must keep its identity across renders. */
  onPlayed: (played: Played | null) => void;
  onClose: () => void;
}

/** A call through the published version while it is on, with the picture of a simulated one. */
export function RealCall({ call, path, onPlayed, onClose }: RealCallProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const { store } = useEditorSetting();
  const document = useDocument();
  const { data, error, mutate } = useEndpoint('getCallDetail', { params: { id: call } }, { keepPreviousData: false });
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'call.changed' && news.call.uuid === call)) void mutate();
  });
  const route = data?.route ?? null;
  const simulation = useMemo(() => route && simulationOf(route), [route]);
  const played = useMemo(() => simulation && playedOf(document, simulation), [document, simulation]);
  const isOther = useMemo(() => route !== null && playsDifferently(route.document, document), [route, document]);
  const active = played?.active ?? null;
  useEffect(() => onPlayed(played), [onPlayed, played]);
  useEffect(() => () => onPlayed(null), [onPlayed]);
  useEffect(() => {
    if (active !== null) store.reveal(active);
  }, [store, active]);
  return (
    <div className={styles.panel}>
      {data && (
        <p className={styles.row}>
          <CallStatusBadge call={data.call} />
          <TestCallBadge call={data.call} />
          {route && (
            <span className={styles.version}>{words(simulateMessages.version, { version: route.version })}</span>
          )}
        </p>
      )}
      {isOther && <Notice tone="info">{words(simulateMessages.draftDiffers)}</Notice>}
      {data && !route && <Notice tone="warning">{words(simulateMessages.noFlowAnswered)}</Notice>}
      {error && (
        <Notice tone="error" action={<Button onClick={() => void mutate()}>{words(simulateMessages.retry)}</Button>}>
          {words(simulateMessages.callNotLoaded)}
        </Notice>
      )}
      {!data && !error && <Skeleton height="120px" />}
      {simulation && <Transcript simulation={simulation} />}
      <div className={styles.row}>
        <Link className={styles.link} to={path}>
          {words(simulateMessages.openCall)}
        </Link>
        <Button size="small" look="quiet" onClick={onClose}>
          {words(simulateMessages.done)}
        </Button>
      </div>
    </div>
  );
}

function simulationOf({ document, others, run }: NonNullable<CallDetail['route']>): Simulation {
  const byId = new Map(others.map((other) => [other.flow, other.document]));
  return replay(compile(document, nodeTypes, byId), run.facts, run.events);
}

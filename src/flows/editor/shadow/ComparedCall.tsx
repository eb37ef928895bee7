import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { readableNumber } from '#values/numberPlan.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { ShadowRun } from '../../shadow/compareCall.ts';
import type { Overlay } from '../canvas/toReactFlow.ts';
import { cardText } from '../card/card.ts';
import { MomentList } from '../replay/MomentList.tsx';
import { momentsOf } from '../replay/moments.ts';
import { ReplayControls } from '../replay/ReplayControls.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { highlightRoute } from '../simulator/highlightRoute.ts';
import { replay } from '../simulator/simulation.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import type { ShadowResult } from './replayPastCalls.ts';
import { shadowMessages } from './shadow.messages.ts';
import * as styles from './Shadow.css.ts';
import { useGroupWords } from './useGroupWords.ts';

export interface CallSurroundings {
  /** The reader's time zone. */
  timezone: string;
  /** The page of a call. */
  callPath: (uuid: string) => string;
  /** Draws a call on the canvas; nothing when no call is shown. */
  onDraw: (overlay: Partial<Overlay>) => void;
}

interface ComparedCallProps extends CallSurroundings {
  uuid: string;
  run: ShadowRun;
  result: ShadowResult;
  onBack: () => void;
}

/** A past call, moment by moment as the draft would have led it, drawn on the canvas. */
export function ComparedCall({ uuid, run, result, timezone, callPath, onDraw, onBack }: ComparedCallProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const { store } = useEditorSetting();
  const groupWords = useGroupWords(result);
  const { document, others } = result;
  const { facts, events, comparison, parts } = run;
  const moments = useMemo(
    () => momentsOf(replay(compile(document, nodeTypes, others), facts, events), intl),
    [document, others, facts, events, intl],
  );
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.querySelector('button')?.focus(), []);
  const replaying = useReplay(moments);
  const route = moments[replaying.at]?.route;
  const own = useMemo(() => route?.filter(({ flow }) => flow === undefined) ?? [], [route]);
  const active = own.at(-1)?.nodeId ?? null;
  const partsLabel = words(shadowMessages.branches);
  useEffect(() => {
    const notes = new Map(parts === null ? [] : [[parts, partsLabel]]);
    onDraw({ ...highlightRoute(document, own, active), notes });
  }, [document, own, active, parts, partsLabel, onDraw]);
  useEffect(() => () => onDraw({}), [onDraw]);
  useEffect(() => {
    if (active !== null) store.reveal(active);
  }, [active, store]);
  const parting = document.nodes.find(({ id }) => id === parts);
  const { kind, ...change } = comparison;
  const when = intl.formatDate(facts.at, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.section}>
      <div ref={head} className={styles.head}>
        <Button size="small" onClick={onBack}>
          {words(shadowMessages.back)}
        </Button>
        <Link className={styles.link} to={callPath(uuid)}>
          {words(shadowMessages.openCall)}
        </Link>
      </div>
      <p className={styles.sentence}>
        {when}, {facts.caller === null ? words(shadowMessages.withheld) : readableNumber(facts.caller)}
      </p>
      <p className={styles.what}>{kind !== 'same' && groupWords(change as Parameters<typeof groupWords>[0])}</p>
      {parting && kind === 'changed' && (
        <p className={styles.detail}>{words(shadowMessages.partsAt, { step: cardText(parting, intl).name })}</p>
      )}
      <ReplayControls replay={replaying} moments={moments} />
      <MomentList
        moments={moments}
        at={replaying.at}
        onChoose={(chosen) => replaying.send({ type: 'moment.chosen', at: chosen })}
      />
      {kind === 'unknown' && <Notice tone="info">{words(shadowMessages.neverHeard)}</Notice>}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { type CallSurroundings, ComparedCall } from './ComparedCall.tsx';
import { CallGroups } from './CallGroups.tsx';
import { mostCalls, type ShadowResult } from './replayPastCalls.ts';
import { shadowMessages } from './shadow.messages.ts';
import * as styles from './Shadow.css.ts';
import { ShadowSentence } from './ShadowSentence.tsx';
import { useShadowReplay } from './useShadowReplay.ts';

export type PastCallsProps = CallSurroundings;

/** What the draft would have made of the calls of the last 30 days. */
export function PastCalls(props: PastCallsProps & { onPlaying: (playing: boolean) => void }) {
  const words = useIntl().formatMessage;
  const { account, flow } = useEditorSetting();
  const document = useDocument();
  const { shadowing, start, stop } = useShadowReplay();
  const [chosen, setChosen] = useState<string | null>(null);
  const isPlaying = chosen !== null;
  const begin = () => {
    setChosen(null);
    start({ account, flow, document });
  };
  const { onPlaying } = props;
  useEffect(() => onPlaying(isPlaying), [isPlaying, onPlaying]);
  const button = (again: boolean) => (
    <Button size="small" onClick={begin}>
      {words(again ? shadowMessages.again : shadowMessages.start)}
    </Button>
  );
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{words(shadowMessages.title)}</h2>
      {!isPlaying && <p className={styles.detail}>{words(shadowMessages.explains)}</p>}
      {shadowing.kind === 'idle' && <div>{button(false)}</div>}
      {shadowing.kind === 'stopped' && (
        <Notice tone="info" action={button(true)}>
          {words(shadowMessages.stopped)}
        </Notice>
      )}
      {shadowing.kind === 'failed' && (
        <Notice tone="error" action={button(true)}>
          {words(shadowMessages.failed)}
        </Notice>
      )}
      {shadowing.kind === 'running' && (
        <div className={styles.running} role="status">
          <Spinner />
          <span className={styles.grow}>{words(shadowMessages.comparing, { count: shadowing.compared })}</span>
          <Button size="small" onClick={stop}>
            {words(shadowMessages.stop)}
          </Button>
        </div>
      )}
      {shadowing.kind === 'done' && (
        <>
          {!isPlaying && shadowing.result.document !== document && (
            <Notice tone="info" action={button(true)}>
              {words(shadowMessages.outdated)}
            </Notice>
          )}
          <Result {...props} result={shadowing.result} chosen={chosen} onChoose={setChosen} />
        </>
      )}
    </section>
  );
}

interface ResultProps extends PastCallsProps {
  result: ShadowResult;
  chosen: string | null;
  onChoose: (uuid: string | null) => void;
}

function Result({ result, chosen, onChoose, ...props }: ResultProps) {
  const words = useIntl().formatMessage;
  const list = useRef<HTMLDivElement>(null);
  const { report, runs, cut } = result;
  const run = chosen === null ? undefined : runs.get(chosen);
  const groups = { result, timezone: props.timezone, onPlay: onChoose };
  const goBack = () => {
    onChoose(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-call="${chosen}"]`)?.focus());
  };
  return (
    <>
      {chosen !== null && run && (
        <ComparedCall key={chosen} {...props} uuid={chosen} run={run} result={result} onBack={goBack} />
      )}
      <div ref={list} hidden={run !== undefined}>
        <div className={styles.section}>
          <ShadowSentence report={report} />
          {cut && <p className={styles.detail}>{words(shadowMessages.cut, { count: mostCalls })}</p>}
          <CallGroups title={words(shadowMessages.changes)} groups={report.changes} {...groups} />
          <CallGroups title={words(shadowMessages.unknowns)} groups={report.unknowns} {...groups} />
        </div>
      </div>
    </>
  );
}

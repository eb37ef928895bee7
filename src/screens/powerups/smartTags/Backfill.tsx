import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TagBackfill } from '#contract/powerups/tagBackfills.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type BackfillMove, backfillMoves, type BackfillState, isWalking } from '#values/backfillState.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ProgressLine } from '../../../ui/feedback/ProgressLine.tsx';
import { backfillNamed as named, backfillWords as words, stateWords } from './backfill.messages.ts';
import { earliest } from './BackfillDialog.tsx';
import { CallExamples } from './CallExamples.tsx';
import * as styles from './SmartTags.css.ts';

interface BackfillProps {
  backfill: TagBackfill;
  onChanged: () => void;
}

const tones: Partial<Record<BackfillState, 'success' | 'info' | 'warning'>> = {
  counting: 'info',
  counted: 'warning',
  running: 'info',
  undoing: 'info',
  done: 'success',
};

/** A smart tag on past calls: what it changes or changed, how far it is, and what can be done with it. */
export function Backfill({ backfill, onChanged }: BackfillProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const { uuid, name, state, calls, seen, gaining, losing, rescored, gainingCalls, losingCalls } = backfill;
  const move = async (to: BackfillMove) => {
    if (to === 'undo' && !(await confirmations.ask(undoing(name)))) return;
    setBusy(true);
    try {
      await call(endpoints.moveTagBackfill, { params: { uuid }, body: { move: to } });
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
    onChanged();
  };
  const undoing = (of: string) => ({
    title: intl.formatMessage(named.undoTitle, { name: of }),
    text: intl.formatMessage(words.undoText),
    confirm: intl.formatMessage(words.undo),
    cancel: intl.formatMessage(words.keep),
    danger: true,
  });
  const moves = Object.keys(backfillMoves[state]) as BackfillMove[];
  const stateText = intl.formatMessage(stateWords[state]);
  return (
    <article className={styles.section} aria-label={`${name}: ${stateText}`}>
      <div className={styles.backfillHead}>
        <strong>{name}</strong>
        <Period {...backfill} />
        <Badge tone={tones[state] ?? 'neutral'}>{stateText}</Badge>
      </div>
      {isWalking(state) && (
        <ProgressLine
          label={stateText}
          text={intl.formatMessage(named.progress, { seen, calls })}
          value={calls === 0 ? 1 : seen / calls}
        />
      )}
      {!isWalking(state) && state !== 'undone' && (
        <p className={styles.line}>
          {gaining + losing + rescored === 0
            ? intl.formatMessage(named.nothing, { calls })
            : intl.formatMessage(state === 'counted' ? named.changes : named.changed, { gaining, losing, rescored })}
        </p>
      )}
      {state === 'counted' && (
        <>
          <CallExamples title={intl.formatMessage(words.gaining)} calls={gainingCalls} />
          <CallExamples title={intl.formatMessage(words.losing)} calls={losingCalls} />
        </>
      )}
      {moves.length > 0 && (
        <div className={styles.backfillHead}>
          {moves.map((one) => (
            <Button
              key={one}
              size="small"
              look={one === 'start' ? 'primary' : 'plain'}
              busy={isBusy}
              onClick={() => void move(one)}
            >
              {intl.formatMessage(words[wordOf(one, state)])}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

const wordOf = (move: BackfillMove, state: BackfillState) =>
  move !== 'cancel' ? move : state === 'running' ? 'stop' : 'discard';

function Period({ dateStart, dateStop }: Pick<TagBackfill, 'dateStart' | 'dateStop'>) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const format = { dateStyle: 'medium', timeZone } as const;
  return (
    <span className={styles.period}>
      {dateStart === earliest
        ? intl.formatMessage(named.until, { day: intl.formatDate(dateStop, format) })
        : intl.formatDateTimeRange(new Date(dateStart), new Date(dateStop), format)}
    </span>
  );
}

import { useIntl } from 'react-intl';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import * as styles from './CallReplay.css.ts';
import { clock } from '#flows/core/clock.ts';
import type { Moment } from './moments.ts';
import { replayMessages } from './replay.messages.ts';

interface MomentListProps {
  moments: readonly Moment[];
  at: number;
  onChoose: (at: number) => void;
}

/** The moments of a replayed call, each of which can be shown. */
export function MomentList({ moments, at, onChoose }: MomentListProps) {
  const intl = useIntl();
  const duration = useDurationText();
  return (
    <ol className={styles.list} aria-label={intl.formatMessage(replayMessages.moments)}>
      {moments.map((moment, index) => (
        <li key={index}>
          <button
            type="button"
            className={styles.when[index < at ? 'past' : index === at ? 'now' : 'later']}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className={styles.time}>{clock(moment.at)}</span>
            <span>
              {moment.lines.map(({ who, text }, line) => (
                <span key={line} className={styles.who[who]}>
                  {text}
                </span>
              ))}
            </span>
            <span className={styles.time}>
              {moment.seconds !== null && moment.seconds >= 0.5 && duration(moment.seconds)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

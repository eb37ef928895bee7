import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Phone } from './Phone.tsx';
import { simulateMessages } from './simulate.messages.ts';
import { pendingEffect, play, type Simulation, stepBack } from './simulation.ts';
import * as styles from './Simulator.css.ts';
import { Transcript } from './Transcript.tsx';

interface PlayingProps {
  simulation: Simulation;
  /** Whether the flow became another since the call was played. */
  isOutdated: boolean;
  /** What can be done with the call besides. */
  keep: ReactNode;
  onChange: (simulation: Simulation | null) => void;
  onRestart: () => void;
  /** Plays the call on the flow as it is now, with the same answers. */
  onPlayAgain: () => void;
}

/**
 * The simulated call: the phones of both ends, and what has happened so far. Once the flow was changed it can't go on,
 * because its steps may not be there any more.
 */
export function Playing({ simulation, isOutdated, onChange, keep, onRestart, onPlayAgain }: PlayingProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const waiting = pendingEffect(simulation);
  return (
    <div className={styles.panel}>
      {isOutdated && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={onPlayAgain}>
              {words(simulateMessages.playAgain)}
            </Button>
          }
        >
          {words(simulateMessages.outdated)}
        </Notice>
      )}
      {waiting && !isOutdated && (
        <Phone
          simulation={simulation}
          waiting={waiting}
          onPlay={(event, seconds) => onChange(play(simulation, event, seconds))}
        />
      )}
      <Transcript simulation={simulation} />
      {!isOutdated && keep}
      <div className={styles.row}>
        <Button
          size="small"
          disabled={isOutdated || simulation.moves.length < 2}
          onClick={() => onChange(stepBack(simulation))}
        >
          {words(simulateMessages.back)}
        </Button>
        <Button size="small" onClick={onRestart}>
          {words(simulateMessages.restart)}
        </Button>
        <Button size="small" look="quiet" onClick={() => onChange(null)}>
          {words(simulateMessages.change)}
        </Button>
      </div>
    </div>
  );
}

import { clock } from '#flows/core/clock.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayStoredFile } from '../../nodes/parts/audio/PlayFile.tsx';
import { useEditorSetting } from '../state/EditorContext.ts';
import { Phone } from './Phone.tsx';
import { simulateMessages } from './simulate.messages.ts';
import { pendingEffect, play, type Simulation, startSimulation, stepBack } from './simulation.ts';
import * as styles from './Simulator.css.ts';
import { transcriptOf } from './transcript.ts';

interface PlayingProps {
  simulation: Simulation;
  /** What can be done with the call besides. */
  keep: ReactNode;
  onChange: (simulation: Simulation | null) => void;
}

/** The simulated call: the phones of both ends, and what has happened so far. */
export function Playing({ simulation, onChange, keep }: PlayingProps) {
  const intl = useIntl();
  const { account } = useEditorSetting();
  const waiting = pendingEffect(simulation);
  const { flow, facts, turn, moves } = simulation;
  return (
    <div className={styles.panel}>
      {waiting && (
        <Phone
          simulation={simulation}
          waiting={waiting}
          onPlay={(event, seconds) => onChange(play(simulation, event, seconds))}
        />
      )}
      <section>
        <h3 className={styles.heading}>{intl.formatMessage(simulateMessages.transcript)}</h3>
        <div className={styles.lines} role="log" aria-live="polite">
          {transcriptOf(simulation, intl).map(({ who, text, at, files = [] }, index) => (
            <div key={index} className={styles.who[who]}>
              <span className={styles.time}>{clock(at)}</span>
              <span className={styles.said}>
                {text}
                {files.map((file) => (
                  <PlayStoredFile key={file} account={account} id={file} />
                ))}
              </span>
            </div>
          ))}
        </div>
      </section>
      {keep}
      <div className={styles.row}>
        <Button size="small" disabled={moves.length < 2} onClick={() => onChange(stepBack(simulation))}>
          {intl.formatMessage(simulateMessages.back)}
        </Button>
        <Button size="small" onClick={() => onChange(startSimulation(flow, facts, turn))}>
          {intl.formatMessage(simulateMessages.restart)}
        </Button>
        <Button size="small" look="quiet" onClick={() => onChange(null)}>
          {intl.formatMessage(simulateMessages.change)}
        </Button>
      </div>
    </div>
  );
}

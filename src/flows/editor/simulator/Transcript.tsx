import { useIntl } from 'react-intl';
import { clock } from '#flows/core/clock.ts';
import { PlayStoredFile } from '../../nodes/parts/audio/PlayFile.tsx';
import { useEditorSetting } from '../state/EditorContext.ts';
import { simulateMessages } from './simulate.messages.ts';
import type { Simulation } from './simulation.ts';
import * as styles from './Simulator.css.ts';
import { transcriptOf } from './transcript.ts';

/** What happened in a call so far, at both ends. */
export function Transcript({ simulation }: { simulation: Simulation }) {
  const intl = useIntl();
  const { account } = useEditorSetting();
  return (
    <section>
      <h3 className={styles.heading}>{intl.formatMessage(simulateMessages.transcript)}</h3>
      <div className={styles.lines} role="log" aria-live="polite">
        {transcriptOf(simulation, intl).map(({ who, text, at, files = [] }, index) => (
          <div key={index} className={styles.who[who]}>
            <span className={styles.time}>{clock(at)}</span>
            <span className={styles.stated}>
              {text}
              {files.map((file) => (
                <PlayStoredFile key={file} account={account} id={file} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

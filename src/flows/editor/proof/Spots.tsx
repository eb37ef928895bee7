import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import type { PlayableCall } from '../../proof/playableCall.ts';
import type { Proof } from '../../proof/prove.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import * as styles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import { type OtherFlows, useStepNames } from './useStepNames.ts';

interface CutOffsProps extends Pick<Proof, 'cutOffs'> {
  others: OtherFlows;
  onPlay: (call: PlayableCall) => void;
}

/** Where calls are cut off, each with a call that is. */
export function CutOffs({ cutOffs, others, onPlay }: CutOffsProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const { timezone } = useDocument();
  const nameOf = useStepNames(others);
  const when = (at: number) =>
    intl.formatDate(at, {
      timeZone: timezone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words(proofMessages.cutOffs)}</h2>
      <ul className={styles.list}>
        {cutOffs.map(({ call, ...spot }) => {
          const { step, exit } = nameOf(spot);
          return (
            <li key={`${spot.flow} ${spot.nodeId} ${spot.exit}`} className={styles.item}>
              <span className={styles.title}>
                {exit === null
                  ? words(proofMessages.cutOffStep, { step })
                  : words(proofMessages.cutOffExit, { step, exit })}
              </span>
              <span className={styles.detail}>
                {call ? words(proofMessages.first, { when: when(call.facts.at) }) : words(proofMessages.nobodyKnown)}
              </span>
              {call && (
                <Button size="small" onClick={() => onPlay(call)}>
                  {words(proofMessages.play)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const noFlows: OtherFlows = new Map();

/** Steps and exits that no call takes. */
export function Unused({ unused }: Pick<Proof, 'unused'>) {
  const words = useIntl().formatMessage;
  const { store } = useEditorSetting();
  const nameOf = useStepNames(noFlows);
  if (unused.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words(proofMessages.unused)}</h2>
      <ul className={styles.list}>
        {unused.map((spot) => {
          const { step, exit } = nameOf(spot);
          return (
            <li key={`${spot.nodeId} ${spot.exit}`}>
              <Button
                size="small"
                look="quiet"
                onClick={() => {
                  store.select([spot.nodeId]);
                  store.reveal(spot.nodeId);
                }}
              >
                {exit === null ? step : words(proofMessages.unusedExit, { step, exit })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

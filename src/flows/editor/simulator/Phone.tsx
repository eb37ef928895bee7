import { useLayoutEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { clock } from '#flows/core/clock.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { KeyPad } from './KeyPad.tsx';
import * as styles from './Phone.css.ts';
import { type Choice, choicesFor, keyLabels } from './simulateEffect.ts';
import { simulateMessages } from './simulate.messages.ts';
import { currentDocument, type Simulation } from './simulation.ts';
import { readableAddress, readableName } from './targetNames.ts';
import { transcriptOf } from './transcript.ts';

interface PhoneProps {
  simulation: Simulation;
  /** What the flow waits for. */
  waiting: Effect;
  /** `seconds` is how long it takes. */
  onPlay: (event: FlowEventProbe, seconds: number) => void;
}

/** The phones of both ends: what the caller hears, a keypad while the flow listens for keys, and who rings. */
export function Phone({ simulation, waiting, onPlay }: PhoneProps) {
  const intl = useIntl();
  const document = currentDocument(simulation);
  const lines = transcriptOf(simulation, intl);
  const heard = lines.slice(lines.findLastIndex(({ who }) => who === 'people') + 1);
  const choices = choicesFor(waiting, intl);
  const { people, others, gone } = sorted(waiting, choices, intl);
  const step = document.nodes.find(({ id }) => id === waiting.nodeId)?.name ?? '';
  const actions = useRef<HTMLDivElement>(null);
  const turn = simulation.moves.length;
  // What was pressed is gone with the step it belonged to: the next action takes the focus.
  useLayoutEffect(() => {
    if (window.document.activeElement === window.document.body) actions.current?.querySelector('button')?.focus();
  }, [turn]);

  return (
    <section className={styles.phone} aria-label={intl.formatMessage(simulateMessages.phone)}>
      <div className={styles.screen}>
        <div className={styles.status}>
          <span>{step}</span>
          <span>{clock(lines.at(-1)?.at ?? 0)}</span>
        </div>
        {heard.map(({ text }, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <div ref={actions} className={styles.actions}>
        {waiting.type === 'gather' && (
          <KeyPad
            key={turn}
            digits={waiting.digits}
            offered={waiting.digits > 1 ? new Map() : keyLabels(waiting.nodeId, document)}
            onEnter={(digits) => onPlay({ type: 'DIGITS', digits }, digits.length + 2)}
          />
        )}
        {people.map(({ choice, name, number }) => (
          <div key={choice.id} className={styles.person}>
            <Icon name="phone" size={16} />
            <span className={styles.who}>
              <strong>{name}</strong>
              {number !== name && <span className={styles.number}>{number}</span>}
            </span>
            <Button size="small" aria-label={choice.label} onClick={() => onPlay(choice.event, choice.seconds)}>
              {intl.formatMessage(simulateMessages.answer)}
            </Button>
          </div>
        ))}
        <div className={styles.others}>
          {others.map(({ id, label, event, seconds }) => (
            <Button key={id} size="small" onClick={() => onPlay(event, seconds)}>
              {label}
            </Button>
          ))}
        </div>
        {gone && (
          <Button look="danger" wide onClick={() => onPlay(gone.event, gone.seconds)}>
            {gone.label}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Choices by where a phone has them. */
function sorted(waiting: Effect, choices: readonly Choice[], intl: IntlShape) {
  const targets = waiting.type === 'dial' ? waiting.targets : [];
  const people = targets.flatMap((target) => {
    const choice = choices.find((each) => each.id === `answered-${target.id}`);
    return choice ? [{ choice, name: readableName(target, intl), number: readableAddress(target, intl) }] : [];
  });
  const placed = new Set([...people.map(({ choice }) => choice.id), 'gone']);
  const others = choices.filter(({ id }) => !placed.has(id));
  return { people, others, gone: choices.find(({ id }) => id === 'gone') };
}

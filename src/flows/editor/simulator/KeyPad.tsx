import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { MENU_KEYS } from '../../nodes/menu/menu.node.ts';
import * as styles from './Phone.css.ts';
import { simulateMessages } from './simulate.messages.ts';

interface KeyPadProps {
  /** How many keys the flow listens for. */
  digits: number;
  /** What the step offers, by key. */
  offered: ReadonlyMap<string, string>;
  onEnter: (digits: string) => void;
}

/** The keys of a phone, also for the digits of a keyboard. Enters once as many were pressed as the flow listens for. */
export function KeyPad({ digits, offered, onEnter }: KeyPadProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');

  function press(key: string): void {
    const next = typed + key;
    setTyped(next.length < digits ? next : '');
    if (next.length >= digits) onEnter(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (MENU_KEYS.some((key) => key === event.key)) press(event.key);
    else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div role="group" aria-label={intl.formatMessage(simulateMessages.keypad)}>
      {digits > 1 && (
        <div className={styles.typed} aria-live="polite">
          {typed.padEnd(Math.min(digits, shownDigits), '·')}
        </div>
      )}
      <div className={styles.keys}>
        {MENU_KEYS.map((key) => {
          const label = offered.get(key);
          return (
            <button
              key={key}
              type="button"
              className={label === undefined ? styles.key.other : styles.key.offered}
              onClick={() => press(key)}
              onKeyDown={onKeyDown}
            >
              <span className={styles.digit}>{key}</span>
              {label !== undefined && label !== '' && <span className={styles.keyLabel}>{label}</span>}
            </button>
          );
        })}
      </div>
      {typed !== '' && (
        <div className={styles.enter}>
          <Button size="small" onClick={() => onEnter(typed)}>
            {intl.formatMessage(simulateMessages.entersDigits, { digits: typed })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** More places than these would not fit. */
const shownDigits = 12;

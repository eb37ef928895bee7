import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { formWords } from '../field/formWords.messages.ts';
import { bar, words } from './SaveBar.css.ts';

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** Sticks to the bottom of a long form while there are unsaved changes; Save submits the surrounding form. */
export function SaveBar({ dirty, busy, onDiscard }: SaveBarProps) {
  if (!dirty && !busy) return null;
  return (
    <div className={bar}>
      <span className={words} role="status">
        <FormattedMessage {...formWords.unsaved} />
      </span>
      <Button look="quiet" disabled={busy} onClick={onDiscard}>
        <FormattedMessage {...formWords.discard} />
      </Button>
      <Button look="primary" type="submit" busy={busy}>
        <FormattedMessage {...formWords.save} />
      </Button>
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { testMessages } from './tests.messages.ts';
import * as styles from './Tests.css.ts';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a test. Leaving it saves a name that was typed, which can be undone, instead of losing it. */
export function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const words = useIntl().formatMessage;
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const answered = useRef(false);
  const leave = useEffectEvent(() => {
    const next = text.trim();
    if (!answered.current && next !== '' && next !== name) onSave(next);
  });
  useEffect(() => () => leave(), []);
  const answer = (act: () => void) => {
    answered.current = true;
    act();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') answer(() => onSave(text.trim()));
      }}
    >
      <TextField label={words(testMessages.name)} value={text} maxLength={120} ref={field} onChange={setText} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={text.trim() === ''}>
          {words(testMessages.save)}
        </Button>
        <Button size="small" look="quiet" onClick={() => answer(onCancel)}>
          {words(testMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import type { Answer, Question } from './confirmations.ts';
import { Dialog } from './Dialog.tsx';
import { apart } from './Dialog.css.ts';

/** A confirmation dialog. If it requires a word, confirming is enabled once the word is typed. */
export function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (answer: Answer) => void }) {
  const { title, text, confirm, cancel, extra, danger = false, typed } = question;
  const [word, setWord] = useState('');
  const form = useId();
  const ready = typed === undefined || word.trim() === typed.word;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onAnswer('confirm');
  };
  return (
    <Dialog
      title={title}
      open
      onClose={() => onAnswer('cancel')}
      actions={
        <>
          {extra && (
            <div className={apart}>
              <Button look="quiet" onClick={() => onAnswer('extra')}>
                {extra}
              </Button>
            </div>
          )}
          <Button onClick={() => onAnswer('cancel')}>{cancel}</Button>
          <Button look={danger ? 'danger' : 'primary'} type="submit" form={form} disabled={!ready}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <form id={form} onSubmit={onSubmit} hidden={!typed}>
        {typed && <TextField label={typed.label} value={word} onChange={setWord} autoComplete="off" />}
      </form>
    </Dialog>
  );
}

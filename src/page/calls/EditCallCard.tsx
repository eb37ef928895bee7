import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/calls.contract.ts';
import { longestNotes } from '#values/callEdits.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { asWritten, editing, label, line, scoreField, tags as tagsClass } from './EditCall.css.ts';
import { editWords as words } from './editCall.messages.ts';
import { CallValue } from './CallValue.tsx';
import { TagList } from './TagList.tsx';
import { TagPicker } from './TagPicker.tsx';
import { type CallChange, useEditCall } from './useEditCall.ts';

/** A call's tags, score, value and notes, changed in place. */
export function EditCallCard({ call }: { call: Call }) {
  const intl = useIntl();
  const { mayEdit, edit } = useEditCall();
  const change = (changes: CallChange) => edit(call, changes);
  return (
    <Card title={intl.formatMessage(words.title)}>
      <div className={editing}>
        <div className={tagsClass}>
          <span className={label}>{intl.formatMessage(words.tags)}</span>
          <TagList
            account={call.account}
            tags={call.tags}
            onRemove={mayEdit ? (tag) => void change({ tags: call.tags.filter((each) => each !== tag) }) : undefined}
          />
          {mayEdit && (
            <Popover
              label={intl.formatMessage(words.addTag)}
              shortcut="t"
              look="quiet"
              size="small"
              trigger={
                <>
                  <Icon name="plus" size={14} />
                  {intl.formatMessage(words.addTag)}
                </>
              }
            >
              {() => <TagPicker chosen={call.tags} onChange={(tags) => void change({ tags })} />}
            </Popover>
          )}
        </div>
        <Score
          key={`score ${call.score}`}
          score={call.score}
          onSave={mayEdit ? (score) => change({ score }) : undefined}
        />
        <CallValue
          key={`value ${call.revenue?.amount} ${call.revenue?.currency}`}
          call={call}
          onSave={mayEdit ? (revenue) => change({ revenue }) : undefined}
        />
        <Notes
          key={`notes ${call.notes}`}
          notes={call.notes}
          onSave={mayEdit ? (notes) => change({ notes }) : undefined}
        />
      </div>
    </Card>
  );
}

interface ScoreProps {
  score: number;
  onSave: ((score: number) => Promise<boolean>) | undefined;
}

function Score({ score, onSave }: ScoreProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(String(score));
  const next = /^-?\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
  if (!onSave)
    return (
      <div className={line}>
        <span className={label}>{intl.formatMessage(words.score)}</span>
        {intl.formatNumber(score)}
      </div>
    );
  const save = () => {
    if (next !== null && next !== score) void onSave(next);
  };
  return (
    <div>
      <div className={scoreField}>
        <TextField
          label={intl.formatMessage(words.score)}
          inputMode="numeric"
          error={next === null ? intl.formatMessage(words.wholeNumber) : undefined}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
      </div>
      {typed !== String(score) && (
        <div className={line}>
          <Button look="primary" size="small" onClick={save}>
            {intl.formatMessage(words.save)}
          </Button>
          <Button look="quiet" size="small" onClick={() => setTyped(String(score))}>
            {intl.formatMessage(words.cancel)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface NotesProps {
  notes: string;
  onSave: ((notes: string) => Promise<boolean>) | undefined;
}

function Notes({ notes, onSave }: NotesProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(notes);
  const isChanged = typed.trim() !== notes;
  if (!onSave) return notes !== '' && <p className={asWritten}>{notes}</p>;
  const save = () => void onSave(typed.trim());
  return (
    <div>
      <TextArea
        label={intl.formatMessage(words.notes)}
        placeholder={intl.formatMessage(words.noNotes)}
        data-shortcut="n"
        rows={notes === '' ? 2 : 4}
        maxLength={longestNotes}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isChanged) save();
        }}
      />
      {isChanged && (
        <div className={line}>
          <Button look="primary" size="small" onClick={save}>
            {intl.formatMessage(words.save)}
          </Button>
          <Button look="quiet" size="small" onClick={() => setTyped(notes)}>
            {intl.formatMessage(words.cancel)}
          </Button>
        </div>
      )}
    </div>
  );
}

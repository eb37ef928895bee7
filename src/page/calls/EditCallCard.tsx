import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { longestNotes } from '#values/callEdits.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { type Typed, useInlineEdit } from '../drafts/useInlineEdit.ts';
import { paths } from '#contract/paths.ts';
import { asWritten, editing, label, line, scoreField, tags as tagsClass } from './EditCall.css.ts';
import { editWords as words } from './editCall.messages.ts';
import { CallLeadField } from './CallLeadField.tsx';
import { CallValue } from './CallValue.tsx';
import { InlineActions } from './InlineActions.tsx';
import { TagList } from './TagList.tsx';
import { TagPicker } from './TagPicker.tsx';
import { type CallChange, useEditCall } from './useEditCall.ts';
import { isComposing } from '../../ui/keys/isComposing.ts';

/** A call's tags, score, value and notes, changed in place. */
export function EditCallCard({ call }: { call: Call }) {
  const intl = useIntl();
  const { mayEdit, edit } = useEditCall();
  const navigate = useNavigate();
  const change = (changes: CallChange) => edit(call, changes);
  const saveTyped = async (changes: CallChange) => {
    const isSaved = await change(changes);
    if (!isSaved) {
      const open = () => void navigate(paths.call(call.uuid));
      toasts.add('warning', intl.formatMessage(words.kept), {
        action: { label: intl.formatMessage(words.openCall), onChoose: open },
      });
    }
    return isSaved;
  };
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
              {() => (
                <TagPicker
                  subject={`call ${call.uuid} tag`}
                  chosen={call.tags}
                  onChange={(tags) => void change({ tags })}
                />
              )}
            </Popover>
          )}
        </div>
        <CallLeadField call={call} onSave={mayEdit ? (ownLeadStatus) => void change({ ownLeadStatus }) : undefined} />
        <Score call={call} onSave={mayEdit ? (score) => saveTyped({ score }) : undefined} />
        <CallValue call={call} onSave={mayEdit ? (revenue) => saveTyped({ revenue }) : undefined} />
        <Notes call={call} onSave={mayEdit ? (notes) => saveTyped({ notes }) : undefined} />
      </div>
    </Card>
  );
}

interface ScoreProps {
  call: Call;
  onSave: ((score: number) => Promise<boolean>) | undefined;
}

function Score({ call: { uuid, score }, onSave }: ScoreProps) {
  const intl = useIntl();
  if (onSave) return <ScoreField uuid={uuid} score={score} onSave={onSave} />;
  return (
    <div className={line}>
      <span className={label}>{intl.formatMessage(words.score)}</span>
      {intl.formatNumber(score)}
    </div>
  );
}

function ScoreField({ uuid, score, onSave }: Pick<Call, 'uuid' | 'score'> & { onSave: SaveOf<number> }) {
  const intl = useIntl();
  const saved = String(score);
  const read = (text: string): Typed<number> =>
    /^-?\d{1,6}$/.test(text.trim())
      ? { value: Number(text), text: String(Number(text)) }
      : { problem: intl.formatMessage(words.wholeNumber) };
  const edit = useInlineEdit({ subject: `call ${uuid} score`, saved, read, save: onSave });
  return (
    <div {...edit.group}>
      <div className={scoreField}>
        <TextField
          label={intl.formatMessage(words.score)}
          inputMode="numeric"
          error={edit.problem}
          value={edit.text}
          onChange={edit.write}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) edit.commit();
          }}
        />
      </div>
      <InlineActions edit={edit} theirs={saved} />
    </div>
  );
}

type SaveOf<Value> = (value: Value) => Promise<boolean>;

interface NotesProps {
  call: Call;
  onSave: SaveOf<string> | undefined;
}

function Notes({ call: { uuid, notes }, onSave }: NotesProps) {
  if (onSave) return <NotesField uuid={uuid} notes={notes} onSave={onSave} />;
  return notes !== '' && <p className={asWritten}>{notes}</p>;
}

function NotesField({ uuid, notes, onSave }: Pick<Call, 'uuid' | 'notes'> & { onSave: SaveOf<string> }) {
  const intl = useIntl();
  const read = (text: string): Typed<string> => ({ value: text.trim(), text: text.trim() });
  const edit = useInlineEdit({ subject: `call ${uuid} notes`, saved: notes, read, save: onSave });
  return (
    <div {...edit.group}>
      <TextArea
        label={intl.formatMessage(words.notes)}
        placeholder={intl.formatMessage(words.noNotes)}
        data-shortcut="n"
        rows={edit.text === '' ? 2 : 4}
        maxLength={longestNotes}
        value={edit.text}
        onChange={edit.write}
      />
      <InlineActions edit={edit} theirs={notes} />
    </div>
  );
}

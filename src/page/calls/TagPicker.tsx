import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { PickList } from '../../ui/pickList/PickList.tsx';
import { newTag, tagPicker } from './EditCall.css.ts';
import { useKeptText } from '../drafts/useDraft.ts';
import { editWords as words } from './editCall.messages.ts';

interface TagPickerProps {
  /** What keeps the other tag that was typed and not added yet. */
  subject: string;
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Chooses tags: those of the accounts, and any other by its name. */
export function TagPicker({ subject, chosen, onChange }: TagPickerProps) {
  const intl = useIntl();
  const { data = [] } = useEndpoint('listCallTags', {});
  const [other, setOther] = useKeptText(subject);
  const names = [...new Set([...data.map(({ name }) => name), ...chosen])];
  const name = other.trim();
  const addOther = () => {
    onChange([...new Set([...chosen, name])]);
    setOther('');
  };
  return (
    <div className={tagPicker}>
      <PickList
        label={intl.formatMessage(words.tags)}
        searchLabel={intl.formatMessage(words.searchTags)}
        emptyLabel={intl.formatMessage(words.noTags)}
        multiple
        wide
        options={names.map((each) => ({ id: each, label: each }))}
        chosen={chosen}
        onChange={onChange}
      />
      <form
        className={newTag}
        onSubmit={(event) => {
          event.preventDefault();
          // Disabling the button instead would lose the focus, and Escape with it.
          if (name !== '') addOther();
        }}
      >
        <TextField label={intl.formatMessage(words.newTag)} value={other} maxLength={60} onChange={setOther} />
        <Button type="submit">{intl.formatMessage(words.add)}</Button>
      </form>
    </div>
  );
}

import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { editorNamed } from './editor.messages.ts';
import { entryHead, entryName } from './Websites.css.ts';

interface EntryHeadProps {
  name: string;
  onRemove: () => void;
  /** Where order matters; null at the end of the list. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
}

/** The name of one of several entries, with what moves and removes it. */
export function EntryHead({ name, onRemove, onUp, onDown }: EntryHeadProps) {
  const intl = useIntl();
  return (
    <div className={entryHead}>
      <h3 className={entryName}>{name}</h3>
      {onUp !== undefined && (
        <IconButton
          icon="arrowUp"
          size="small"
          label={intl.formatMessage(editorNamed.moveUpNamed, { name })}
          disabled={onUp === null}
          onClick={() => onUp?.()}
        />
      )}
      {onDown !== undefined && (
        <IconButton
          icon="arrowDown"
          size="small"
          label={intl.formatMessage(editorNamed.moveDownNamed, { name })}
          disabled={onDown === null}
          onClick={() => onDown?.()}
        />
      )}
      <IconButton
        icon="trash"
        size="small"
        label={intl.formatMessage(editorNamed.removeNamed, { name })}
        onClick={onRemove}
      />
    </div>
  );
}

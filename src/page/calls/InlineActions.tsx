import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { useInlineEdit } from '../drafts/useInlineEdit.ts';
import { inlineActions, line } from './EditCall.css.ts';
import { editWords as words, overtaken } from './editCall.messages.ts';

interface InlineActionsProps {
  edit: Pick<ReturnType<typeof useInlineEdit>, 'isChanged' | 'isOvertaken' | 'problem' | 'commit' | 'cancel'>;
  /** What is saved. */
  theirs: string;
}

/** Saves or drops what was typed in place, and says if someone else has saved something else. */
export function InlineActions({ edit, theirs }: InlineActionsProps) {
  const intl = useIntl();
  if (!edit.isChanged) return null;
  return (
    <div className={inlineActions}>
      {edit.isOvertaken && (
        <Notice tone="warning">
          {theirs === '' ? intl.formatMessage(words.emptied) : intl.formatMessage(overtaken.by, { text: theirs })}
        </Notice>
      )}
      <div className={line}>
        <Button look="primary" size="small" disabled={edit.problem !== undefined} onClick={edit.commit}>
          {intl.formatMessage(words.save)}
        </Button>
        <Button look="quiet" size="small" onClick={edit.cancel}>
          {intl.formatMessage(words.cancel)}
        </Button>
      </div>
    </div>
  );
}

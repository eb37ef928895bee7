import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { type Fact, FactList } from '../../ui/text/FactList.tsx';
import { useFailureToast } from '../errors/useFailureToast.ts';
import * as styles from './SettingsCard.css.ts';

interface SettingsCardProps {
  title: string;
  /** Whether it is in force. */
  badge: ReactNode;
  facts: readonly Fact[];
  /** Above the facts. */
  notice?: ReactNode;
  /** Below them. */
  note?: ReactNode;
  /** Beside the buttons. */
  links?: ReactNode;
  /** Without them it can only be looked at. */
  words: { edit: string; delete: string; cancel: string; deleteTitle: string; deleteText: string } | null;
  remove: () => Promise<unknown>;
  /** Something was changed or deleted, here or elsewhere. */
  onChanged: () => void;
  /** The form to change it. */
  form: (on: { onClose: () => void; onSaved: () => void }) => ReactNode;
}

/** Something that is set up, with what it says and buttons to change or delete it. */
export function SettingsCard(props: SettingsCardProps) {
  const { title, badge, facts, notice, note, links, words, remove, onChanged, form } = props;
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const ask = async () => {
    if (!words) return;
    const { delete: confirm, cancel, deleteTitle, deleteText } = words;
    if (!(await confirmations.ask({ title: deleteTitle, text: deleteText, confirm, cancel, danger: true }))) return;
    try {
      await remove();
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  };
  const close = () => setEditing(false);
  return (
    <Card title={title} actions={badge}>
      <div className={styles.column}>
        {notice}
        <FactList facts={facts} />
        {note}
        {(words || links) && (
          <div className={styles.buttons}>
            {words && (
              <Button size="small" onClick={() => setEditing(true)}>
                {words.edit}
              </Button>
            )}
            {words && (
              <Button size="small" look="danger" onClick={() => void ask()}>
                {words.delete}
              </Button>
            )}
            {links}
          </div>
        )}
      </div>
      {isEditing &&
        form({
          onClose: close,
          onSaved: () => {
            close();
            onChanged();
          },
        })}
    </Card>
  );
}

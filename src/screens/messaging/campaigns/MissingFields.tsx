import { useIntl } from 'react-intl';
import { fieldsIn } from '#values/sms/messageText.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { pair } from './Campaigns.css.ts';
import { editorMessages as words, editorNamed } from './editor.messages.ts';
import type { EditorPart } from './parts.ts';

/** What happens to people who lack a field that the text names. */
export function MissingFields({ draft, change }: Pick<EditorPart, 'draft' | 'change'>) {
  const intl = useIntl();
  const choices = [
    { value: 'empty' as const, label: intl.formatMessage(words.leaveEmpty) },
    { value: 'default' as const, label: intl.formatMessage(words.useDefault) },
    { value: 'exclude' as const, label: intl.formatMessage(words.exclude) },
  ];
  const choose = (field: string, kind: (typeof choices)[number]['value']) => {
    const { [field]: _before, ...others } = draft.missing;
    if (kind === 'empty') return change({ missing: others });
    change({ missing: { ...others, [field]: kind === 'default' ? { kind, text: '' } : { kind } } });
  };
  return fieldsIn(draft.content).map((field) => {
    const rule = draft.missing[field];
    return (
      <div key={field} className={pair}>
        <SelectField
          label={intl.formatMessage(editorNamed.missing, { field: `{${field}}` })}
          value={rule?.kind ?? 'empty'}
          choices={choices}
          onChange={(kind) => choose(field, kind)}
        />
        {rule?.kind === 'default' && (
          <TextField
            label={intl.formatMessage(words.defaultText)}
            maxLength={200}
            value={rule.text}
            onChange={(text) => change({ missing: { ...draft.missing, [field]: { kind: 'default', text } } })}
          />
        )}
      </div>
    );
  });
}

import { useIntl } from 'react-intl';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import type { FormProps } from '../parts/nodeView.ts';
import { placeholdersHint } from '../parts/placeholders.ts';
import { languageName, promptLanguages } from '../../../ui/voices/languages.ts';
import { textMessages } from './text.messages.ts';
import type { TextSettings } from './text.node.ts';

export function TextForm({ draft, change, errorAt }: FormProps<TextSettings>) {
  const intl = useIntl();
  return (
    <>
      <TextArea
        label={intl.formatMessage(textMessages.text)}
        hint={placeholdersHint(intl)}
        value={draft.text}
        error={errorAt('text')}
        onChange={(text) => change({ ...draft, text }, 'text')}
      />
      <SelectField
        label={intl.formatMessage(textMessages.language)}
        value={draft.language}
        choices={[...new Set([...promptLanguages, draft.language])].map((language) => ({
          value: language,
          label: languageName(language, intl),
        }))}
        error={errorAt('language')}
        onChange={(language) => change({ ...draft, language })}
      />
    </>
  );
}

import { useIntl } from 'react-intl';
import type { MailTexts } from '#contract/tenancy/mailTemplate.contract.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { Typed } from './blanksToNull.ts';
import { muted } from './Custom.css.ts';
import { languageMessages, mailMessages as words } from './mails.messages.ts';
import { placeholdersMessage } from './outcome.messages.ts';
import { Section } from './Section.tsx';

interface MailTextFieldsProps {
  locale: Locale;
  texts: Typed<MailTexts>;
  placeholders: readonly string[];
  errorAt: (name: keyof MailTexts) => string | undefined;
  onLocale: (locale: Locale) => void;
  onChange: (texts: Typed<MailTexts>) => void;
}

/** An email's texts in one language. */
export function MailTextFields({ locale, texts, placeholders, errorAt, onLocale, onChange }: MailTextFieldsProps) {
  const intl = useIntl();
  const bind = (name: keyof MailTexts) => ({
    label: intl.formatMessage(words[name]),
    value: texts[name],
    error: errorAt(name),
    onChange: (value: string) => onChange({ ...texts, [name]: value }),
  });
  return (
    <Section title={intl.formatMessage(words.texts)}>
      <SelectField
        label={intl.formatMessage(words.language)}
        value={locale}
        choices={Locale.options.map((value) => ({ value, label: intl.formatMessage(languageMessages[value]) }))}
        onChange={onLocale}
      />
      <p className={muted}>
        {intl.formatMessage(placeholdersMessage, { names: placeholders.map((name) => `{${name}}`).join(' ') })}
      </p>
      <TextField {...bind('subject')} maxLength={200} />
      <TextField {...bind('title')} maxLength={200} />
      <TextArea {...bind('info')} maxLength={2000} rows={5} />
      <TextField {...bind('link')} maxLength={80} />
      <TextArea {...bind('footer')} maxLength={500} rows={2} />
    </Section>
  );
}

import { VoicemailSettings } from './voicemail.node.ts';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../parts/fields.messages.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { CommaField } from '../parts/CommaField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { SpeechField } from '../parts/SpeechField.tsx';
import { voicemailMessages } from './voicemail.messages.ts';

export function VoicemailForm({ draft, change, errorAt, account }: FormProps<VoicemailSettings>) {
  const intl = useIntl();
  const emailError = errorAt('emails') ?? draft.emails.map((_, index) => errorAt(`emails.${index}`)).find(Boolean);
  return (
    <>
      <SpeechField
        account={account}
        label={intl.formatMessage(voicemailMessages.greeting)}
        path="greeting"
        value={draft.greeting}
        onChange={(greeting, group) => change({ ...draft, greeting }, group)}
        errorAt={errorAt}
      />
      <NumberField
        label={intl.formatMessage(voicemailMessages.maxSeconds)}
        unit={intl.formatMessage(fieldMessages.seconds)}
        min={5}
        max={600}
        value={draft.maxSeconds}
        error={errorAt('maxSeconds')}
        onChange={(maxSeconds) => change({ ...draft, maxSeconds }, 'maxSeconds')}
      />
      <SelectField
        label={intl.formatMessage(voicemailMessages.notify)}
        value={draft.notify}
        choices={VoicemailSettings.shape.notify.options.map((value) => ({
          value,
          label: intl.formatMessage(voicemailMessages[value]),
        }))}
        onChange={(notify) => change({ ...draft, notify })}
      />
      {draft.notify !== 'no' && (
        <CommaField
          label={intl.formatMessage(voicemailMessages.emails)}
          value={draft.emails}
          error={emailError}
          onChange={(emails) => change({ ...draft, emails }, 'emails')}
        />
      )}
    </>
  );
}

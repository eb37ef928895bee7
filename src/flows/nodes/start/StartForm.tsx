import type { StartSettings } from './start.node.ts';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../parts/fields.messages.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { OptionalSpeech } from '../parts/SpeechField.tsx';
import { startMessages } from './start.messages.ts';

export function StartForm({ draft, change, errorAt, account }: FormProps<StartSettings>) {
  const intl = useIntl();
  return (
    <>
      <Checkbox checked={draft.recording} onChange={(recording) => change({ ...draft, recording })}>
        {intl.formatMessage(startMessages.recording)}
      </Checkbox>
      <OptionalSpeech
        account={account}
        label={intl.formatMessage(startMessages.consent)}
        path="consent"
        value={draft.consent}
        onChange={(consent, group) => change({ ...draft, consent }, group)}
        errorAt={errorAt}
      />
      <SelectField
        label={intl.formatMessage(startMessages.callerId)}
        value={draft.callerId}
        choices={[
          { value: 'caller', label: intl.formatMessage(fieldMessages.caller) },
          { value: 'trackingNumber', label: intl.formatMessage(fieldMessages.trackingNumber) },
        ]}
        onChange={(callerId) => change({ ...draft, callerId })}
      />
    </>
  );
}

import type { RingSettings } from './ring.node.ts';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../parts/fields.messages.ts';
import type { FormProps } from '../parts/nodeView.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { OptionalSpeech } from '../parts/SpeechField.tsx';
import { freshId } from '../parts/targets.ts';
import { TargetsField } from '../parts/TargetsField.tsx';
import { ringMessages } from './ring.messages.ts';

export function RingForm({ draft, change, errorAt, country, account }: FormProps<RingSettings>) {
  const intl = useIntl();
  const words = (message: Exclude<keyof typeof ringMessages, 'seconds'>) => intl.formatMessage(ringMessages[message]);
  return (
    <>
      <TargetsField
        targets={draft.targets}
        onChange={(targets, group) => change({ ...draft, targets }, group)}
        fresh={() => ({ id: freshId(draft.targets, 't'), label: '', number: '' })}
        errorAt={errorAt}
        country={country}
        account={account}
        max={10}
        webPhones
      />
      <SelectField
        label={words('order')}
        value={draft.order}
        choices={[
          { value: 'together', label: words('together') },
          { value: 'inOrder', label: words('inOrder') },
        ]}
        onChange={(order) => change({ ...draft, order })}
      />
      <NumberField
        label={words('timeout')}
        unit={intl.formatMessage(fieldMessages.seconds)}
        min={5}
        max={120}
        value={draft.timeout}
        error={errorAt('timeout')}
        onChange={(timeout) => change({ ...draft, timeout }, 'timeout')}
      />
      <SelectField
        label={words('callerId')}
        value={draft.callerId}
        choices={[
          { value: 'caller', label: intl.formatMessage(fieldMessages.caller) },
          { value: 'trackingNumber', label: intl.formatMessage(fieldMessages.trackingNumber) },
        ]}
        onChange={(callerId) => change({ ...draft, callerId })}
      />
      <OptionalSpeech
        account={account}
        label={words('whisper')}
        path="whisper"
        value={draft.whisper}
        onChange={(whisper, group) => change({ ...draft, whisper }, group)}
        errorAt={errorAt}
      />
      <Checkbox checked={draft.screen} onChange={(screen) => change({ ...draft, screen })}>
        {words('screen')}
      </Checkbox>
    </>
  );
}

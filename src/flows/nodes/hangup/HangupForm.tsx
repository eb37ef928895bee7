import { HangupSettings } from './hangup.node.ts';
import { useIntl } from 'react-intl';
import type { FormProps } from '../parts/nodeView.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { hangupMessages } from './hangup.messages.ts';

export function HangupForm({ draft, change }: FormProps<HangupSettings>) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(hangupMessages.reason)}
      value={draft.reason}
      choices={HangupSettings.shape.reason.options.map((value) => ({
        value,
        label: intl.formatMessage(hangupMessages[value]),
      }))}
      onChange={(reason) => change({ reason })}
    />
  );
}

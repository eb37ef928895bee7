import { useIntl } from 'react-intl';
import type { PortingAction } from '#values/portingWords.ts';
import { DatePicker } from '../../../ui/date/DateField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { portingMessages as words } from './porting.messages.ts';

export interface StaffWords {
  note: string;
  day: string;
}

interface StaffFieldsProps {
  actions: readonly PortingAction[];
  value: StaffWords;
  dayError: string | undefined;
  onChange: (value: StaffWords) => void;
}

/** Staff's part of an action: the agreed day, and a note for the email. */
export function StaffFields({ actions, value, dayError, onChange }: StaffFieldsProps) {
  const intl = useIntl();
  if (!actions.some((action) => ['review', 'schedule', 'complete', 'reject'].includes(action))) return null;
  return (
    <>
      {actions.includes('schedule') && (
        <DatePicker
          label={intl.formatMessage(words.day)}
          value={value.day}
          error={dayError}
          onChange={(day) => onChange({ ...value, day })}
        />
      )}
      <TextArea
        label={intl.formatMessage(words.note)}
        optional
        maxLength={1000}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
      />
    </>
  );
}

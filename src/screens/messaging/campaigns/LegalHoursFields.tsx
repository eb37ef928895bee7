import { useIntl } from 'react-intl';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { stack } from './Campaigns.css.ts';
import { legalHoursWords as words } from './legalHours.messages.ts';
import { LegalHoursList } from './LegalHoursList.tsx';

interface LegalHoursFieldsProps {
  /** Why messages may go out outside legal hours; null if they may not. */
  reason: string | null;
  isMissing: boolean;
  onChange: (reason: string | null) => void;
}

/** Whether a campaign keeps to legal hours, and what these are. */
export function LegalHoursFields({ reason, isMissing, onChange }: LegalHoursFieldsProps) {
  const intl = useIntl();
  return (
    <div className={stack}>
      <Checkbox checked={reason !== null} onChange={(on) => onChange(on ? '' : null)}>
        {intl.formatMessage(words.outside)}
      </Checkbox>
      {reason !== null && (
        <TextField
          label={intl.formatMessage(words.reason)}
          hint={intl.formatMessage(words.reasonHint)}
          error={isMissing ? intl.formatMessage(words.reasonMissing) : undefined}
          value={reason}
          maxLength={300}
          onChange={onChange}
        />
      )}
      <LegalHoursList />
    </div>
  );
}

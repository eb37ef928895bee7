import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { DateTimePicker } from '../../../ui/date/DateField.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { DigitsField } from '../../../ui/field/DigitsField.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { pair, stack } from './Campaigns.css.ts';
import { editorMessages as words } from './editor.messages.ts';
import { LegalHoursFields } from './LegalHoursFields.tsx';
import type { EditorPart } from './parts.ts';

const usualHours = { from: '09:00', to: '20:00' };
const usualCanary = { messages: 100, mostFailures: 10, mostOptOuts: 5 };
const hourMs = 3_600_000;

/** When the messages go: at once or later, by the recipients’ clocks, and how carefully. */
export function WhenCard({ draft: { at, hours, hoursReason, canary, skipUnrated }, gaps, change }: EditorPart) {
  const intl = useIntl();
  const { tz } = useProfile();
  const local = (moment: string) => formatInTimeZone(new Date(moment), tz, "yyyy-MM-dd'T'HH:mm");
  const inAnHour = () => new Date(Math.ceil((Date.now() + hourMs) / hourMs) * hourMs).toISOString();
  const percent = (text: string) => Math.min(100, Number(text));
  return (
    <Card title={intl.formatMessage(words.when)}>
      <div className={stack}>
        <RadioField
          label={intl.formatMessage(words.start)}
          value={at === null ? 'now' : 'later'}
          choices={[
            { value: 'now', label: intl.formatMessage(words.now) },
            { value: 'later', label: intl.formatMessage(words.later) },
          ]}
          onChange={(when) => change({ at: when === 'now' ? null : inAnHour() })}
        />
        {at !== null && (
          <DateTimePicker
            label={intl.formatMessage(words.at)}
            hint={tz}
            value={local(at)}
            onChange={(text) => text !== '' && change({ at: fromZonedTime(text, tz).toISOString() })}
          />
        )}
        <Checkbox checked={hours !== null} onChange={(on) => change({ hours: on ? usualHours : null })}>
          {intl.formatMessage(words.hours)}
        </Checkbox>
        {hours && (
          <div className={pair}>
            <TimeField
              label={intl.formatMessage(words.from)}
              value={hours.from}
              onChange={(from) => from !== '' && change({ hours: { ...hours, from } })}
            />
            <TimeField
              label={intl.formatMessage(words.to)}
              value={hours.to}
              error={gaps.hours ? intl.formatMessage(words.hoursWrong) : undefined}
              onChange={(to) => to !== '' && change({ hours: { ...hours, to } })}
            />
          </div>
        )}
        <LegalHoursFields
          reason={hoursReason}
          isMissing={gaps.hoursReason}
          onChange={(reason) => change({ hoursReason: reason })}
        />
        <Checkbox checked={canary !== null} onChange={(on) => change({ canary: on ? usualCanary : null })}>
          {intl.formatMessage(words.canary)}
        </Checkbox>
        {canary && (
          <div className={pair}>
            <CanaryField
              label={intl.formatMessage(words.canaryMessages)}
              value={canary.messages}
              onChange={(messages) => change({ canary: { ...canary, messages: Math.min(10_000, messages) } })}
            />
            <CanaryField
              label={intl.formatMessage(words.canaryFailures)}
              value={canary.mostFailures}
              least={0}
              onChange={(most) => change({ canary: { ...canary, mostFailures: percent(String(most)) } })}
            />
            <CanaryField
              label={intl.formatMessage(words.canaryOptOuts)}
              value={canary.mostOptOuts}
              least={0}
              onChange={(most) => change({ canary: { ...canary, mostOptOuts: percent(String(most)) } })}
            />
          </div>
        )}
        <Checkbox checked={skipUnrated} onChange={(on) => change({ skipUnrated: on })}>
          {intl.formatMessage(words.skipUnrated)}
        </Checkbox>
      </div>
    </Card>
  );
}

interface CanaryFieldProps {
  label: string;
  value: number;
  least?: number;
  onChange: (value: number) => void;
}

/** A number that may be empty while it is typed. */
function CanaryField({ label, value, least = 1, onChange }: CanaryFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const isTyped = typed === '' || Number(typed) === value;
  return (
    <DigitsField
      label={label}
      value={isTyped ? typed : String(value)}
      maxLength={5}
      onChange={(text) => {
        setTyped(text);
        if (text !== '' && Number(text) >= least) onChange(Number(text));
      }}
    />
  );
}

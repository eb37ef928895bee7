import { format } from 'date-fns';
import { fromZonedTime, toZonedTime } from 'date-fns-tz';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DateTimePicker } from '../../../ui/date/DateField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useDocument } from '../state/EditorContext.ts';
import { simulateMessages } from './simulate.messages.ts';
import { type WhenPreset, whenPresets } from './whenPresets.ts';

const inputFormat = "yyyy-MM-dd'T'HH:mm";

/** When the tested call comes in: epoch milliseconds, or null for now. `NaN` while a moment is half-typed. */
export type When = number | null;

/** Asks when the tested call comes in: now, at a moment worth testing, or at any other. */
export function WhenField({ onChange }: { onChange: (when: When) => void }) {
  const intl = useIntl();
  const { nodes, timezone } = useDocument();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState('now');
  const [typed, setTyped] = useState(() => format(toZonedTime(now, timezone), inputFormat));
  const presets = whenPresets(nodes, timezone, now);
  const words = ({ at, holiday }: WhenPreset) => {
    const moment = intl.formatDate(at, { ...dayAndTime, timeZone: timezone });
    return holiday === null || holiday === '' ? moment : `${holiday}, ${moment}`;
  };

  function type(text: string): void {
    setTyped(text);
    onChange(fromZonedTime(text, timezone).getTime());
  }

  function choose(id: string): void {
    setChosen(id);
    if (id === 'other') type(typed);
    else onChange(presets.find((preset) => preset.id === id)?.at ?? null);
  }

  return (
    <>
      <SelectField
        label={intl.formatMessage(simulateMessages.whenCalled)}
        value={chosen}
        choices={[
          { value: 'now', label: intl.formatMessage(simulateMessages.now) },
          ...presets.map((preset) => ({ value: preset.id, label: words(preset) })),
          { value: 'other', label: intl.formatMessage(simulateMessages.otherTime) },
        ]}
        onChange={choose}
      />
      {chosen === 'other' && (
        <DateTimePicker label={intl.formatMessage(simulateMessages.when, { timezone })} value={typed} onChange={type} />
      )}
    </>
  );
}

const dayAndTime = { weekday: 'long', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

import { useIntl } from 'react-intl';
import { clockWords } from '../../ui/date/clockWords.ts';
import { CheckboxesField } from '../../ui/field/CheckboxGroup.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import type { ConditionFieldsProps } from './conditionFields.ts';
import { fieldWords as words } from './conditionFields.messages.ts';
import * as styles from './Conditions.css.ts';

/** The days and hours, in the account’s zone, in which a call begins. */
export function HoursFields({ draft, onChange, errorAt }: Omit<ConditionFieldsProps, 'account'>) {
  const intl = useIntl();
  const { hour, weekday } = clockWords(intl);
  const hours = (first: number) =>
    Array.from({ length: 24 }, (_, at) => ({ value: String(first + at), label: hour(first + at) }));
  return (
    <>
      <CheckboxesField
        label={intl.formatMessage(words.days)}
        className={styles.days}
        choices={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({
          value,
          content: weekday(Number(value), 'short'),
        }))}
        isChecked={(day) => draft.days.includes(day)}
        onChange={(day, isChosen) =>
          onChange({ days: isChosen ? [...draft.days, day] : draft.days.filter((one) => one !== day) })
        }
        error={errorAt('days')}
      />
      <div className={styles.pair}>
        <SelectField
          label={intl.formatMessage(words.from)}
          value={draft.from}
          choices={hours(0)}
          onChange={(from) => onChange({ from })}
        />
        <SelectField
          label={intl.formatMessage(words.to)}
          value={draft.to}
          choices={hours(1)}
          onChange={(to) => onChange({ to })}
          error={errorAt('to')}
        />
      </div>
    </>
  );
}

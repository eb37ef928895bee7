import { useIntl } from 'react-intl';
import { AlertPace } from '#values/alertWords.ts';
import { clockWords } from '../../../ui/date/clockWords.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { CheckboxesField } from '../../../ui/field/CheckboxGroup.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import * as styles from './Alerts.css.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import type { RuleFieldsProps } from './ruleFields.ts';

const hoursFrom = (first: number) => Array.from({ length: 24 }, (_, at) => first + at);

/** Whether alerts are sent at once or together, and within which hours. */
export function TimeFields({ form }: RuleFieldsProps) {
  const intl = useIntl();
  const { hour, weekday } = clockWords(intl);
  const { pace, isWithin, days } = form.values;
  const hours = (first: number) => hoursFrom(first).map((at) => ({ value: String(at), label: hour(at) }));
  return (
    <>
      <h3 className={styles.heading}>{intl.formatMessage(words.when)}</h3>
      <div className={styles.pair}>
        <SelectField
          label={intl.formatMessage(words.pace)}
          choices={AlertPace.options.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          {...form.field('pace')}
        />
        {pace === 'daily' && (
          <SelectField label={intl.formatMessage(words.hour)} choices={hours(0)} {...form.field('hour')} />
        )}
      </div>
      {pace !== 'daily' && (
        <Checkbox checked={isWithin} onChange={(next) => form.set('isWithin', next)}>
          {intl.formatMessage(words.onlyWithin)}
        </Checkbox>
      )}
      {pace !== 'daily' && isWithin && (
        <>
          <CheckboxesField
            label={intl.formatMessage(words.days)}
            hint={intl.formatMessage(words.withinHint)}
            className={styles.days}
            choices={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({
              value,
              content: weekday(Number(value), 'short'),
            }))}
            isChecked={(day) => days.includes(day)}
            onChange={(day, isChosen) =>
              form.set('days', isChosen ? [...days, day] : days.filter((one) => one !== day))
            }
            error={form.errorAt('days')}
          />
          <div className={styles.pair}>
            <SelectField label={intl.formatMessage(words.from)} choices={hours(0)} {...form.field('from')} />
            <SelectField label={intl.formatMessage(words.to)} choices={hours(1)} {...form.field('to')} />
          </div>
        </>
      )}
    </>
  );
}
